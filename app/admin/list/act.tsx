import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import { useDisabled } from "#app/ui/use-is-alive.ts";

const look =
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-[0.45em] rounded-full px-[clamp(0.5rem,2.5vw,0.8rem)] text-s font-semibold whitespace-nowrap transition-colors focus-visible:rounded-full";
const tones = {
  plain: "text-evergreen hover:bg-sage-100",
  on: "bg-sage-100 text-evergreen hover:bg-sage-200",
  danger: "text-danger hover:bg-danger-tint",
};
/** Narrow screens hide the label visually; screen readers always announce it. */
const rooms = {
  always: "",
  notWhereNarrow: "max-[22rem]:sr-only desk:max-wide:sr-only",
  onPhone: "max-[24rem]:sr-only desk:sr-only",
  notOnPhone: "max-tablet:sr-only",
  never: "sr-only",
};

interface ActWords {
  icon: IconName;
  word: string;
  /** The item's title, for screen readers. */
  about: string;
  room?: keyof typeof rooms;
  tone?: keyof typeof tones;
}

export function ActLink({
  to,
  isDocument = false,
  tone = "plain",
  ...words
}: ActWords & { to: string; isDocument?: boolean }) {
  const className = `${look} ${tones[tone]}`;
  if (isDocument)
    return (
      <a href={to} className={className} title={titleOf(words)}>
        <Words {...words} />
      </a>
    );
  return (
    <Link to={to} className={className} title={titleOf(words)}>
      <Words {...words} />
    </Link>
  );
}

export function ActButton({
  icon,
  word,
  about,
  room,
  tone = "plain",
  ...rest
}: ActWords & ComponentProps<"button">) {
  const words = { icon, word, about, room };
  const disabled = useDisabled(rest);
  return (
    <button
      type="button"
      title={titleOf(words)}
      {...rest}
      disabled={disabled}
      className={`${look} ${tones[tone]} disabled:cursor-progress`}
    >
      <Words {...words} />
    </button>
  );
}

function Words({ icon, word, about, room = "always" }: ActWords) {
  return (
    <>
      <Icon name={icon} />
      <span className={rooms[room]}>{word}</span>
      <span className="sr-only"> {about}</span>
    </>
  );
}

function titleOf({ word, room = "always" }: ActWords): string | undefined {
  return room === "always" ? undefined : word;
}
