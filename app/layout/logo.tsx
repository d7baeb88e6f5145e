import { Link } from "react-router";
import { clinic } from "#content/clinic.ts";
import { logoMark } from "#content/logo-mark.ts";

const maxLargeNameLength = 12;
const isLongName = clinic.shortName.length > maxLargeNameLength;
const nameClass = `${isLongName ? "text-base wrap-anywhere" : "text-[1.4375rem]"} desk:text-[1.75rem]`;

interface LogoProps {
  to?: string;
  line?: string;
  isPale?: boolean | undefined;
  className?: string;
  /** Entering or leaving the staff area loads a new document. */
  isDocumentLink?: boolean;
}

export function Logo(props: LogoProps) {
  const { to = "/", line = clinic.tagline, isPale = false, className = "" } = props;
  const { isDocumentLink = false } = props;
  return (
    <Link
      to={to}
      reloadDocument={isDocumentLink}
      className={`inline-flex items-center gap-3 ${isPale ? "text-surface" : "text-brand"} ${className}`}
    >
      <LogoMark isPale={isPale} />
      {/* With large text on a phone, only the mark leaves room for the buttons beside it. */}
      <span className="@max-[19rem]:sr-only">
        <b
          translate="no"
          className={`block font-display leading-none tracking-[-0.02em] ${nameClass}`}
        >
          {clinic.shortName}
        </b>{" "}
        <small
          className={`mt-1 block text-xs leading-[1.2] font-medium desk:text-[0.875rem] ${isPale ? "text-brand-tint-strong" : "text-muted"}`}
        >
          {line}
          <span className="sr-only">, home</span>
        </small>
      </span>
    </Link>
  );
}

const foregroundClasses = { fill: "fill-surface", line: "stroke-surface" };
const leafClasses = {
  sage: { fill: "fill-brand-soft", line: "stroke-brand-soft" },
  coral: { fill: "fill-ornament", line: "stroke-ornament" },
};
/** The background has the text colour, so that it follows forced colours. */
const markClasses = {
  ...leafClasses,
  drawing: foregroundClasses,
  ground: { fill: "fill-current", line: "stroke-current" },
};
const paleMarkClasses = {
  ...leafClasses,
  ground: foregroundClasses,
  drawing: { fill: "fill-brand", line: "stroke-brand" },
};

function LogoMark({ isPale }: { isPale: boolean }) {
  return (
    <svg
      viewBox={logoMark.viewBox}
      height="44"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="block h-11 w-8.5 flex-none desk:h-13 desk:w-10"
    >
      {logoMark.shapes.map(({ path, colour, line }) => (
        <path
          key={path}
          d={path}
          strokeWidth={line}
          className={(isPale ? paleMarkClasses : markClasses)[colour][line ? "line" : "fill"]}
        />
      ))}
    </svg>
  );
}
