import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { notFoundPicture } from "#content/pages/not-found-picture.ts";
import { CallButton } from "./book-and-call.tsx";
import { SearchForm } from "./search-form.tsx";
import { useClinic } from "./use-clinic.ts";

const furtherLinks = [
  { name: "All services", to: "/services" },
  { name: "Blogs", to: "/blog" },
];

export function NotFoundSection({ reason }: { reason?: string | undefined }) {
  const { serviceGroups } = useClinic();
  const services = serviceGroups.flatMap(({ links }) => links.slice(0, 2)).slice(0, 5);
  return (
    <section className="bg-surface-muted">
      <div className="wrap grid gap-12 pt-8 pb-section tablet:grid-cols-[7fr_4fr] tablet:items-center desk:gap-section">
        <div className="stack">
          <p className="kicker">404{reason && `: ${reason}`}</p>
          <h1>This door does not open.</h1>
          <p className="lead">
            The page was moved, renamed or never here. Your appointment is safe. Search, pick a
            service, or call and we will find it.
          </p>
          <SearchForm />
          <ChipLinks links={[...furtherLinks, ...services]} />
          <div className="flex flex-wrap gap-3">
            <CallButton />
            <ButtonLink to="/" variant="line">
              Go to the home page
            </ButtonLink>
          </div>
        </div>
        <div className="arch max-w-88 desk:max-w-none">
          <CoverPicture
            {...notFoundPicture}
            sizes="(min-width: 62rem) 54vw, 38rem"
            isPriority
            crop="object-[72%_50%]"
          />
        </div>
      </div>
    </section>
  );
}
