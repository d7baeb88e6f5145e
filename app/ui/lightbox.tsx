import { type SyntheticEvent, useEffect, useRef } from "react";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { arrowLeft } from "./page-icon-paths.json";
import type { PictureSource } from "./picture-file-urls.ts";
import { ResponsivePicture } from "./responsive-picture.tsx";

export interface LightboxPicture {
  source: PictureSource;
  alt: string;
  caption: string;
}

interface LightboxProps {
  pictures: LightboxPicture[];
  currentIndex: number | undefined;
  onNavigate: (to: number) => void;
  onClose: () => void;
}

const buttonClass = "border-brand-soft! text-surface! hover:bg-brand-hover!";
const keyOffsets: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Lightbox({ pictures, currentIndex, onNavigate, onClose }: LightboxProps) {
  // Not `useModal`, as in the video dialog: the page would load one more file.
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = currentIndex === undefined ? undefined : pictures[currentIndex];
  const isOpen = picture !== undefined;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  /** A click elsewhere closes the dialog. */
  function navigate(event: SyntheticEvent, offset: number) {
    if (currentIndex === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onNavigate((currentIndex + offset + pictures.length) % pictures.length);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures in full size"
      onClick={() => dialog.current?.close()}
      onKeyDown={(event) => {
        const offset = event.altKey || event.metaKey ? undefined : keyOffsets[event.key];
        if (offset !== undefined) navigate(event, offset);
      }}
      onClose={onClose}
      className="on-dark size-full max-h-none max-w-none cursor-zoom-out place-items-center bg-brand-deep/95 text-surface open:grid"
    >
      <RoundButton label="Close" className={`absolute top-5 right-5 ${buttonClass}`}>
        <Icon name="close" />
      </RoundButton>
      {picture && currentIndex !== undefined && (
        <figure className="rise w-[min(100vw-6rem,(100dvh-7rem)*1.5,100rem)]">
          <ResponsivePicture
            key={currentIndex}
            source={picture.source}
            alt={picture.alt}
            sizes="min(100vw - 6rem, 150vh - 10.5rem, 100rem)"
            className={`h-auto w-full rounded-l ${isTall(picture.source) ? "max-h-[calc(100dvh-7rem)] bg-transparent! object-contain" : ""}`}
          />
          <figcaption className="mt-4 flex items-center gap-3">
            <span
              aria-live="polite"
              className="mr-auto flex grow flex-wrap items-baseline justify-between gap-x-8"
            >
              <span className="font-display text-ds leading-[1.3]">{picture.caption}</span>
              <span className="text-s text-on-brand tabular">
                <span className="sr-only">, </span>
                {currentIndex + 1} of {pictures.length}
              </span>
            </span>
            <RoundButton
              label="Previous picture"
              className={buttonClass}
              onClick={(event) => navigate(event, -1)}
            >
              <Icon path={arrowLeft} />
            </RoundButton>
            <RoundButton
              label="Next picture"
              className={buttonClass}
              onClick={(event) => navigate(event, 1)}
            >
              <Icon name="arrow-right" />
            </RoundButton>
          </figcaption>
        </figure>
      )}
    </dialog>
  );
}

/** The frame has the proportions of the site's own pictures, three to two. */
function isTall({ width, height }: PictureSource): boolean {
  return height * 1.5 > width + 1;
}
