import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Clip, Picture as PictureSource } from "#content/pictures/picture.ts";
import { CoverPicture } from "./cover-picture.tsx";
import { PlayBadge } from "./play-badge.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

interface VideoPosterProps {
  source: Clip | { youtubeId: string };
  poster: PictureSource;
  posterAlt: string;
  posterCrop?: string | undefined;
  sizes: string;
  action: string;
  title?: string | undefined;
  length: string;
  isSmall?: boolean;
}

/** Plays in place after a click; no part of the video loads before that. */
export function VideoPoster(props: VideoPosterProps) {
  const { source, poster, posterAlt, posterCrop = "", sizes, action, title, length } = props;
  const { isSmall = false } = props;
  const video = useRef<HTMLVideoElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const isHydrated = useIsHydrated();
  const [isPlaying, setIsPlaying] = useState(false);

  // The focused link was removed.
  useEffect(() => {
    if (isPlaying) (video.current ?? iframe.current)?.focus({ preventScroll: true });
  }, [isPlaying]);

  function play(event: MouseEvent) {
    event.preventDefault();
    setIsPlaying(true);
    // If the browser blocks playback, its controls remain.
    video.current?.play().catch(() => undefined);
  }

  return (
    <div className="frame relative aspect-video bg-brand-deep">
      {"youtubeId" in source ? (
        isPlaying && (
          <iframe
            ref={iframe}
            src={`https://www.youtube-nocookie.com/embed/${source.youtubeId}?autoplay=1&rel=0`}
            title={title ?? action}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            className="size-full"
          />
        )
      ) : (
        <video
          ref={video}
          hidden={!isPlaying}
          controls
          muted
          playsInline
          preload="none"
          aria-label={title ?? action}
          className="size-full focus-visible:rounded-l focus-visible:-outline-offset-4 focus-visible:outline-brand-soft"
        >
          {source.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          Your browser does not support the video tag.
        </video>
      )}
      {!isPlaying && (
        <a
          href={getFallbackUrl(source)}
          onClick={play}
          data-opens-in-place={isHydrated ? undefined : ""}
          className="group/poster block size-full focus-visible:rounded-l focus-visible:-outline-offset-4"
        >
          <CoverPicture
            source={poster}
            alt={posterAlt}
            sizes={sizes}
            crop={posterCrop}
            className="transition-transform duration-300 group-hover/poster:scale-[1.015]"
          />
          <PlayBadge action={action} hiddenText={title} length={length} isSmall={isSmall} />
        </a>
      )}
    </div>
  );
}

function getFallbackUrl(source: VideoPosterProps["source"]): string | undefined {
  if ("youtubeId" in source) return `https://www.youtube.com/watch?v=${source.youtubeId}`;
  return source.sources.at(-1)?.src;
}
