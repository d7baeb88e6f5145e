import { Icon } from "./icon.tsx";

interface PlayBadgeProps {
  action: string;
  hiddenText?: string | undefined;
  length: string;
  isSmall?: boolean;
  isWideOnPhone?: boolean;
}

export function PlayBadge(props: PlayBadgeProps) {
  const { action, hiddenText, length, isSmall = false, isWideOnPhone = false } = props;
  return (
    <span
      className={`absolute inline-flex items-center gap-3 rounded-full bg-surface font-semibold w-max max-w-full text-brand shadow-1 ${isWideOnPhone ? "max-tablet:static max-tablet:w-full max-tablet:translate-x-0" : ""} ${isSmall ? "bottom-3 left-3 py-1.5 pr-4 pl-1.5 text-base" : "bottom-4 left-1/2 -translate-x-1/2 py-2 pr-6 pl-2"}`}
    >
      <span
        className={`grid place-items-center rounded-full bg-brand text-surface ${isSmall ? "size-9" : "size-11"}`}
      >
        <Icon name="play" className="size-[1.1em] fill-current" />
      </span>
      <span>
        {`${action} `}
        {hiddenText && <span className="sr-only">“{hiddenText}” </span>}
        <small className="text-s font-normal text-muted">{length}</small>
      </span>
    </span>
  );
}
