import { type MouseEvent, useEffect, useRef, useState } from "react";
import { dbContext } from "#app/context.ts";
import { loadContentPictures } from "#app/sections/pictures/content-pictures.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { galleryNodes } from "#app/seo/structured-data/gallery-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Lightbox, type LightboxPicture } from "#app/ui/lightbox.tsx";
import { getLargestUrl } from "#app/ui/picture-file-urls.ts";
import { clinic } from "#content/clinic.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { formatCount, formatItems } from "#domain/clinic/number-words.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Route } from "./+types/gallery";

/** On phones the pictures fill the screen already, so nothing opens. */
const lightboxMedia = "(min-width: 48rem)";

export const handle = { hydratesOn: "activity" };

export async function loader({ context }: Route.LoaderArgs) {
  const pictures = await loadGallery(context.get(dbContext));
  return {
    head: createPageHead(context, {
      title: "Gallery: A Look Inside Our Clinic",
      description: createDescription(pictures),
      path: "/gallery",
      schemaType: "ImageGallery",
      picture: pictures[0],
      breadcrumbs: [{ name: "Home", to: "/" }, { name: "Gallery" }],
      createNodes: (urls) => galleryNodes(urls, pictures),
    }),
    pictures,
  };
}

async function loadGallery(db: Db) {
  const entries = await listEntries(db, gallery);
  const images = entries.map(({ image }) => image);
  const pictures = await loadContentPictures(db, images);
  return entries.flatMap(({ id, caption }, i) => {
    const picture = pictures[i];
    return picture ? [{ ...picture, id, caption, alt: picture.alt || caption }] : [];
  });
}

const maxCaptions = 5;

function createDescription(pictures: { caption: string }[]): string {
  const place = `our clinic in ${clinic.address.city}`;
  if (pictures.length === 0) return `Pictures of ${place} will be here soon. Come and have a look.`;
  const captions = pictures.slice(0, maxCaptions).map(({ caption }) => caption.toLowerCase());
  const count = formatCount(pictures.length, "picture");
  return `${count} of ${place}: ${formatItems(pictures.length > maxCaptions ? [...captions, "more"] : captions)}.`;
}

export const meta = pageMeta;

export default function GalleryPage({ loaderData: { head, pictures } }: Route.ComponentProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const canOpen = useMediaQuery(lightboxMedia);

  function open(event: MouseEvent<HTMLElement>, index: number) {
    event.preventDefault();
    if (!window.matchMedia(lightboxMedia).matches) return;
    opener.current = event.currentTarget;
    setOpenIndex(index);
  }

  return (
    <>
      <div className="bg-surface-muted py-8 desk:py-16">
        <div className="wrap grid gap-5">
          <Breadcrumbs items={head.breadcrumbs} />
          <h1>Have a look around.</h1>
          <p className="lead">
            The rooms you will walk through, from the front desk to the treatment table.
          </p>
        </div>
      </div>
      {pictures.length === 0 ? (
        <p className="wrap lead py-12 desk:py-16">
          The pictures are still to come. You are welcome to look around in person.
        </p>
      ) : (
        <ul className="wrap grid gap-x-5 gap-y-8 desk:gap-x-8 pt-12 pb-section tablet:grid-cols-3 desk:pt-16">
          {pictures.map((picture, i) => (
            <li
              key={picture.id}
              className={i === 0 ? "wide:col-span-2 wide:row-span-2" : undefined}
            >
              <figure className={i === 0 ? "flex h-full flex-col" : undefined}>
                <FullSizeLink
                  picture={picture}
                  isLarge={i === 0}
                  canOpen={canOpen}
                  onOpen={(event) => open(event, i)}
                />
                <figcaption className="mt-3 text-base text-muted">{picture.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
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
  picture: LightboxPicture & { crop: string };
  /** The largest contentful paint. */
  isLarge: boolean;
  canOpen: boolean | undefined;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

/** Without JavaScript it links to the file; on phones it is no link. */
function FullSizeLink(props: FullSizeLinkProps) {
  const {
    picture: { source, alt, crop },
    isLarge,
    canOpen,
    onOpen,
  } = props;
  const opensLightbox = canOpen === true;
  return (
    <a
      href={canOpen === false ? undefined : getLargestUrl(source)}
      aria-haspopup={opensLightbox ? "dialog" : undefined}
      onClick={canOpen === false ? undefined : onOpen}
      data-opens-in-place={canOpen === undefined ? "" : undefined}
      className="frame group/frame block aspect-[3/2] flex-1 focus-visible:rounded-l tablet:cursor-zoom-in"
    >
      <CoverPicture
        source={source}
        alt={alt}
        sizes={`${isLarge ? "(min-width: 75rem) 60vw, " : ""}(min-width: 48rem) 30vw, 80vw`}
        isPriority={isLarge}
        crop={crop}
        className="transition-transform duration-300 tablet:group-hover/frame:scale-[1.03]"
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
