import { type MouseEvent, useEffect, useRef, useState } from "react";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { galleryNodes } from "#app/seo/structured-data/gallery-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Lightbox, type LightboxPicture } from "#app/ui/lightbox.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { clinic } from "#content/clinic.ts";
import { galleryPictures } from "#content/gallery-pictures.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { pictureUrl } from "#content/pictures/picture.ts";
import type { Route } from "./+types/gallery";

/** On phones the pictures fill the screen already, so nothing opens. */
const lightboxMedia = "(min-width: 48rem)";

export function loader({ context }: Route.LoaderArgs) {
  const pictures = galleryPictures.map(({ picture, ...texts }) => ({
    ...texts,
    source: requirePicture(picture),
  }));
  return {
    head: createPageHead(context, {
      title: "Gallery: A Look Inside Our Clinic",
      description: `Nine pictures of our clinic in ${clinic.address.city}: the front desk, the waiting lounge, the treatment rooms, the gym and the bench where orthotics are finished.`,
      path: "/gallery",
      schemaType: "ImageGallery",
      picture: pictures[0],
      breadcrumbs: [{ name: "Home", to: "/" }, { name: "Gallery" }],
      createNodes: galleryNodes,
    }),
    pictures,
  };
}

export const meta = pageMeta;

export default function GalleryPage({ loaderData: { head, pictures } }: Route.ComponentProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const canOpen = useMediaQuery(lightboxMedia);

  function open(event: MouseEvent<HTMLElement>, index: number) {
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpenIndex(index);
  }

  return (
    <>
      <div className="bg-surface-muted py-12 desk:py-16">
        <div className="wrap grid gap-4">
          <Breadcrumbs items={head.breadcrumbs} />
          <h1>Have a look around.</h1>
          <p className="lead">
            The rooms you will walk through, from the front desk to the treatment table.
          </p>
        </div>
      </div>
      <ul className="wrap grid gap-x-8 gap-y-10 pt-12 pb-[var(--spacing-section)] tablet:grid-cols-2 desk:grid-cols-3 desk:pt-16">
        {pictures.map((picture, i) => (
          <li key={picture.source.name}>
            <figure>
              <FullSizeLink
                picture={picture}
                isPriority={i === 0}
                canOpen={canOpen}
                onOpen={(event) => open(event, i)}
              />
              <figcaption className="mt-3 text-base text-muted">{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox
        pictures={pictures}
        currentIndex={openIndex}
        onNavigate={setOpenIndex}
        onClose={() => {
          setOpenIndex(undefined);
          // The dialog restores the focus only if the link had it; some browsers do not focus clicked links.
          opener.current?.focus();
        }}
      />
    </>
  );
}

interface FullSizeLinkProps {
  picture: LightboxPicture;
  /** The largest contentful paint on phones. */
  isPriority: boolean;
  canOpen: boolean | undefined;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Without JavaScript it links to the file; on phones it is no link. */
function FullSizeLink({
  picture: { source, alt },
  isPriority,
  canOpen,
  onOpen,
}: FullSizeLinkProps) {
  const opensLightbox = canOpen === true;
  return (
    <a
      href={canOpen === false ? undefined : pictureUrl(source, source.width, "webp")}
      aria-haspopup={opensLightbox ? "dialog" : undefined}
      onClick={opensLightbox ? onOpen : undefined}
      className="frame group/frame block aspect-[3/2] focus-visible:rounded-l tablet:cursor-zoom-in"
    >
      <ResponsivePicture
        source={source}
        alt={alt}
        sizes="(min-width: 62rem) 30vw, (min-width: 48rem) 46vw, 80vw"
        isPriority={isPriority}
        className="size-full object-cover transition-transform duration-300 tablet:group-hover/frame:scale-103"
      />
    </a>
  );
}

function useMediaQuery(query: string): boolean | undefined {
  const [matches, setMatches] = useState<boolean>();
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}
