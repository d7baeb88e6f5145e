import type { ComponentProps } from "react";
import { Link } from "react-router";
import { GhostButton, type GhostTone, getGhostStyle } from "#app/admin/ui/ghost-button.tsx";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";

const paddings = "min-w-11 px-[clamp(0.5rem,2.5vw,0.8rem)]!";
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
  tone?: GhostTone;
}

export function ActionLink(props: ActionLabelProps & { to: string; isDocument?: boolean }) {
  const { to, isDocument = false, tone = "plain", ...labelProps } = props;
  return (
    <Link
      to={to}
      reloadDocument={isDocument}
      className={getGhostStyle(tone, paddings)}
      title={getTooltip(labelProps)}
    >
      <ActionLabel {...labelProps} />
    </Link>
  );
}

export function ActionButton(props: ActionLabelProps & ComponentProps<"button">) {
  const { icon, label, about, labelVisibility, tone = "plain", ...rest } = props;
  const labelProps = { icon, label, about, labelVisibility };
  return (
    <GhostButton title={getTooltip(labelProps)} {...rest} tone={tone} className={paddings}>
      <ActionLabel {...labelProps} />
    </GhostButton>
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
