import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { clinic } from "#content/clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { useOptionalClinic } from "./use-clinic.ts";

/** Does without the layout and, if need be, without data, since either may be what failed. */
export function ErrorPage() {
  const phone = useOptionalClinic()?.phone;
  const isHydrated = useIsHydrated();
  const isOffline = navigator.onLine === false;
  return (
    <main id="main" lang="en-CA" dir="ltr" className="wrap section stack">
      <title>{`Unexpected Application Error! | ${clinic.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="kicker">{isOffline ? "No connection" : "Sorry"}</p>
      <h1>Unexpected Application Error!</h1>
      <p role="alert" className="lead">
        {isOffline
          ? "Your device has lost its connection. Reload the page once it is back"
          : "Something on our side did not work. Reload the page"}
        {phone && (
          <>
            , or call us at{" "}
            <a href={getPhoneLink(phone)} className="whitespace-nowrap underline">
              {phone}
            </a>
          </>
        )}
        .
      </p>
      <div className="flex flex-wrap gap-3">
        {isHydrated ? (
          <Button onClick={() => location.reload()}>Reload the page</Button>
        ) : (
          // An empty URL is the page itself.
          <ButtonLink to="">Reload the page</ButtonLink>
        )}
        {phone && (
          <ButtonLink variant="line" to={getPhoneLink(phone)}>
            Call {phone}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
