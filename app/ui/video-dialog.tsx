import { useRef, useState } from "react";
import type { Clip, Picture as PictureSource } from "#content/pictures/picture.ts";
import { RoundButton } from "./button.tsx";
import { CoverPicture } from "./cover-picture.tsx";
import { Icon } from "./icon.tsx";
import { PlayBadge } from "./play-badge.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

interface VideoDialogProps {
  clip: Clip;
  poster: PictureSource;
  posterAlt: string;
  posterCrop?: string;
  sizes: string;
  name: string;
  length: string;
  description: string;
}

export function VideoDialog(props: VideoDialogProps) {
  const { clip, poster, posterAlt, posterCrop = "", sizes, name, length, description } = props;
  // Not `useModal`: the page would load one more file.
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useIsHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const lastSource = clip.sources.at(-1)?.src;
  return (
    <>
      <a
        href={lastSource}
        onClick={(event) => {
          event.preventDefault();
          setIsPlaying(true);
          dialog.current?.showModal();
        }}
        data-opens-in-place={isHydrated ? undefined : ""}
        className="relative block"
      >
        <span className="arch arch-45 block max-tablet:hidden">
          <CoverPicture source={poster} alt={posterAlt} sizes={sizes} crop={posterCrop} />
        </span>
        <PlayBadge action={name} length={length} isWideOnPhone />
      </a>
      <dialog
        ref={dialog}
        aria-label={name}
        onClose={() => setIsPlaying(false)}
        className="rise m-auto w-[min(64rem,calc(100vw-2rem))] overflow-hidden rounded-l bg-surface text-foreground shadow-2"
      >
        {isPlaying && (
          <video
            aria-label={name}
            controls
            autoPlay
            muted
            playsInline
            className="aspect-video max-h-[calc(100dvh-8rem)] w-full bg-brand-deep"
          >
            {clip.sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            Your browser does not support the video tag.
          </video>
        )}
        <div className="flex items-center gap-4 p-4 pl-6">
          <p className="mr-auto text-s text-muted">{description}</p>
          <RoundButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </RoundButton>
        </div>
      </dialog>
    </>
  );
}
