import { type MouseEvent, useEffect, useRef, useState } from "react";
import { galleryNodes } from "#app/frame/graph/gallery-nodes.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type OverlayPicture, PictureOverlay } from "#app/ui/picture-overlay.tsx";
import { clinic } from "#content/clinic.ts";
import { gallery } from "#content/gallery.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { pictureAddress } from "#content/pictures/picture.ts";
import type { Route } from "./+types/gallery";

/** On phones the pictures fill the screen already, so nothing opens. */
const overlayFrom = "(min-width: 48rem)";

export function loader({ context }: Route.LoaderArgs) {
  const pictures = gallery.map(({ picture, ...words }) => ({
    ...words,
    source: requirePicture(picture),
  }));
  return {
    head: pageHead(context, {
      title: "Gallery: A Look Inside Our Clinic",
      description: `Nine pictures of our clinic in ${clinic.address.city}: the front desk, the waiting lounge, the treatment rooms, the gym and the bench where orthotics are finished.`,
      path: "/gallery",
      kind: "ImageGallery",
      picture: pictures[0],
      steps: [{ name: "Home", to: "/" }, { name: "Gallery" }],
      nodes: galleryNodes,
    }),
    pictures,
  };
}

export const meta = pageMeta;

export default function GalleryPage({ loaderData: { head, pictures } }: Route.ComponentProps) {
  const [shown, setShown] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const canOpen = useMediaQuery(overlayFrom);

  function open(event: MouseEvent<HTMLElement>, number: number) {
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(number);
  }

  return (
    <>
      <div className="bg-sand py-12 desk:py-16">
        <div className="wrap grid gap-4">
          <Breadcrumbs steps={head.steps} />
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
                isFirst={i === 0}
                canOpen={canOpen}
                onOpen={(event) => open(event, i)}
              />
              <figcaption className="mt-3 text-base text-ink-soft">{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PictureOverlay
        pictures={pictures}
        shown={shown}
        onMove={setShown}
        onClose={() => {
          setShown(undefined);
          // The dialog restores the focus only if the link had it; some browsers do not focus clicked links.
          opener.current?.focus();
        }}
      />
    </>
  );
}

interface FullSizeLinkProps {
  picture: OverlayPicture;
  /** The largest contentful paint on phones. */
  isFirst: boolean;
  canOpen: boolean | undefined;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Without JavaScript it links to the file; on phones it is no link. */
function FullSizeLink({ picture: { source, alt }, isFirst, canOpen, onOpen }: FullSizeLinkProps) {
  const opens = canOpen === true;
  return (
    <a
      href={canOpen === false ? undefined : pictureAddress(source, source.width, "webp")}
      aria-haspopup={opens ? "dialog" : undefined}
      onClick={opens ? onOpen : undefined}
      className="frame group/frame block aspect-[3/2] focus-visible:rounded-l tablet:cursor-zoom-in"
    >
      <Picture
        source={source}
        alt={alt}
        sizes="(min-width: 62rem) 30vw, (min-width: 48rem) 46vw, 80vw"
        isFirst={isFirst}
        className="size-full object-cover transition-transform duration-300 tablet:group-hover/frame:scale-103"
      />
    </a>
  );
}

/** Undefined before hydration. */
function useMediaQuery(query: string): boolean | undefined {
  const [matches, setMatches] = useState<boolean>();
  useEffect(() => {
    const list = window.matchMedia(query);
    const look = () => setMatches(list.matches);
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return matches;
}
