import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { useDisabled } from "#app/ui/use-is-hydrated.ts";

const baseStyle =
  "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-[0.45em] rounded-full px-[clamp(0.5rem,2.5vw,0.8rem)] text-s font-semibold whitespace-nowrap transition-colors focus-visible:rounded-full";
const tones = {
  plain: "text-brand hover:bg-brand-tint",
  on: "bg-brand-tint text-brand hover:bg-brand-tint-strong",
  danger: "text-danger hover:bg-danger-tint",
};
/** Narrow screens hide the label visually; screen readers always announce it. */
const labelClasses = {
  always: "",
  notWhereNarrow: "max-[22rem]:sr-only desk:max-wide:sr-only",
  onPhone: "max-[24rem]:sr-only desk:sr-only",
  notOnPhone: "max-tablet:sr-only",
  never: "sr-only",
};

interface ActionLabelProps {
  icon: IconName;
  label: string;
  about: string;
  labelVisibility?: keyof typeof labelClasses;
  tone?: keyof typeof tones;
}

export function ActionLink({
  to,
  isDocument = false,
  tone = "plain",
  ...labelProps
}: ActionLabelProps & { to: string; isDocument?: boolean }) {
  const className = `${baseStyle} ${tones[tone]}`;
  if (isDocument)
    return (
      <a href={to} className={className} title={getTooltip(labelProps)}>
        <ActionLabel {...labelProps} />
      </a>
    );
  return (
    <Link to={to} className={className} title={getTooltip(labelProps)}>
      <ActionLabel {...labelProps} />
    </Link>
  );
}

export function ActionButton({
  icon,
  label,
  about,
  labelVisibility,
  tone = "plain",
  ...rest
}: ActionLabelProps & ComponentProps<"button">) {
  const labelProps = { icon, label, about, labelVisibility };
  const disabled = useDisabled(rest);
  return (
    <button
      type="button"
      title={getTooltip(labelProps)}
      {...rest}
      disabled={disabled}
      className={`${baseStyle} ${tones[tone]} disabled:cursor-progress`}
    >
      <ActionLabel {...labelProps} />
    </button>
  );
}

function ActionLabel({ icon, label, about, labelVisibility = "always" }: ActionLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={labelClasses[labelVisibility]}>{label}</span>
      <span className="sr-only"> {about}</span>
    </>
  );
}

function getTooltip({ label, labelVisibility = "always" }: ActionLabelProps): string | undefined {
  return labelVisibility === "always" ? undefined : label;
}
