import type { Clip } from "#content/pictures/picture.ts";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useLoopingVideo } from "./use-looping-video.ts";

/**
 * A silent clip that loops while in view and pauses on hover and focus. With reduced motion, or
 * without JavaScript, it is a poster with controls.
 */
export function LoopVideo({ clip, poster, label }: { clip: Clip; poster: string; label: string }) {
  const loop = useLoopingVideo();
  return (
    <div className="frame relative aspect-video" {...loop.pauseHandlers}>
      <video
        ref={loop.video}
        controls={!loop.allowsMotion}
        muted
        loop
        autoPlay={loop.allowsMotion}
        playsInline
        preload="none"
        poster={poster}
        aria-label={label}
        className="size-full object-cover"
      >
        {clip.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        Your browser does not support the video tag.
      </video>
      {loop.allowsMotion && (
        <RoundButton
          label={loop.isPaused ? `Play: ${label}` : `Pause: ${label}`}
          onClick={loop.togglePause}
          className="absolute! right-4 bottom-4 border-transparent! bg-surface shadow-1"
        >
          <Icon name={loop.isPaused ? "play" : "pause"} />
        </RoundButton>
      )}
    </div>
  );
}
