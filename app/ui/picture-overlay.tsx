import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";

export interface OverlayPicture {
  source: PictureSource;
  alt: string;
  caption: string;
}

interface PictureOverlayProps {
  pictures: OverlayPicture[];
  /** The index of the visible picture; undefined while closed. */
  shown: number | undefined;
  onMove: (to: number) => void;
  onClose: () => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Any click or Escape closes it; the arrow keys change the picture. */
export function PictureOverlay({ pictures, shown, onMove, onClose }: PictureOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = shown === undefined ? undefined : pictures[shown];
  const isOpen = picture !== undefined;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || shown === undefined) return;
    event.preventDefault();
    onMove((shown + step + pictures.length) % pictures.length);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures in full size"
      onClick={() => dialog.current?.close()}
      onKeyDown={move}
      onClose={onClose}
      className="on-dark size-full max-h-none max-w-none cursor-zoom-out place-items-center bg-evergreen-deep/95 text-paper open:grid"
    >
      <RoundButton
        label="Close"
        className="absolute top-5 right-5 border-sage! text-paper! hover:bg-evergreen-lift!"
      >
        <Icon name="close" />
      </RoundButton>
      {picture && shown !== undefined && (
        <figure className="rise w-[min(100vw-6rem,(100dvh-10rem)*1.5,100rem)]">
          <Picture
            key={picture.source.name}
            source={picture.source}
            alt={picture.alt}
            sizes="min(100vw - 6rem, 150vh - 15rem, 100rem)"
            className="h-auto w-full rounded-l"
          />
          <figcaption
            aria-live="polite"
            className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8"
          >
            <span className="font-display text-ds leading-[1.3]">{picture.caption}</span>
            <span className="text-s text-mist tabular-nums">
              {shown + 1} of {pictures.length}
            </span>
          </figcaption>
        </figure>
      )}
    </dialog>
  );
}
