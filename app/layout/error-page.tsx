import { ButtonLink } from "#app/ui/button.tsx";
import { clinic } from "#content/clinic.ts";

/** Uses neither data nor the layout, since either may be what failed. */
export function ErrorPage() {
  const isOffline = navigator.onLine === false;
  return (
    <main id="main" lang="en-CA" dir="ltr" className="wrap section stack">
      <title>{`Unexpected Application Error! | ${clinic.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="kicker">{isOffline ? "No connection" : "Sorry"}</p>
      <h1>Unexpected Application Error!</h1>
      <p className="lead">
        {isOffline
          ? "Your device has lost its connection. Reload the page once it is back"
          : "Something on our side did not work. Reload the page"}
        , or call us at{" "}
        <a href={clinic.phone.link} className="whitespace-nowrap underline">
          {clinic.phone.formatted}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        {/* An empty URL is the page itself, so the link reloads without JavaScript too. */}
        <ButtonLink to="">Reload the page</ButtonLink>
        <ButtonLink variant="line" to={clinic.phone.link}>
          Call {clinic.phone.formatted}
        </ButtonLink>
      </div>
    </main>
  );
}
