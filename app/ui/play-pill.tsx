import { Icon } from "./icon.tsx";

interface PlayPillProps {
  action: string;
  /** Distinguishes several badges for screen readers. */
  rest?: string | undefined;
  length: string;
  /** Sits in a corner, for small posters. */
  isSmall?: boolean;
}

export function PlayPill({ action, rest, length, isSmall = false }: PlayPillProps) {
  return (
    <span
      className={`absolute inline-flex items-center gap-3 rounded-full bg-paper font-semibold whitespace-nowrap text-evergreen shadow-1 ${isSmall ? "bottom-3 left-3 py-1.5 pr-4 pl-1.5 text-base" : "bottom-[clamp(1rem,4%,3rem)] left-1/2 -translate-x-1/2 py-2 pr-6 pl-2"}`}
    >
      <span
        className={`grid place-items-center rounded-full bg-evergreen text-paper ${isSmall ? "size-9" : "size-11"}`}
      >
        <Icon name="play" className="size-[1.1em] fill-current" />
      </span>
      <span>
        {action}
        {rest && <span className="sr-only"> “{rest}”</span>}{" "}
        <small className="text-s font-normal text-ink-soft">{length}</small>
      </span>
    </span>
  );
}
