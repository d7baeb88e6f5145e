import type { Clip } from "#content/pictures/picture.ts";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useLoop } from "./use-loop.ts";

interface LoopVideoProps {
  clip: Clip;
  poster: string;
  /** The accessible name. */
  label: string;
  className?: string;
}

/**
 * A silent clip that loops while in view and pauses on hover and focus. With reduced motion, or
 * without JavaScript, it is a poster with controls.
 */
export function LoopVideo({
  clip,
  poster,
  label,
  className = "frame aspect-video",
}: LoopVideoProps) {
  const loop = useLoop();
  return (
    <div className={`relative ${className}`} {...loop.holdHandlers}>
      <video
        ref={loop.video}
        controls={!loop.moves}
        muted
        loop
        autoPlay={loop.moves}
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
      {loop.moves && (
        <RoundButton
          label={loop.isPaused ? `Play: ${label}` : `Pause: ${label}`}
          onClick={loop.togglePause}
          className="absolute! right-4 bottom-4 border-transparent! bg-paper shadow-1"
        >
          <Icon name={loop.isPaused ? "play" : "pause"} />
        </RoundButton>
      )}
    </div>
  );
}
