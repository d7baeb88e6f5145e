import { Link } from "react-router";
import { clinic } from "#content/clinic.ts";
import { mark } from "#content/mark.ts";

interface LogoProps {
  to?: string;
  line?: string;
  /** For dark backgrounds. */
  isPale?: boolean | undefined;
  className?: string;
  /** Entering or leaving the staff area loads a new document. */
  isDocumentLink?: boolean;
}

export function Logo({
  to = "/",
  line = clinic.tagline,
  isPale = false,
  className = "",
  isDocumentLink = false,
}: LogoProps) {
  return (
    <Link
      to={to}
      reloadDocument={isDocumentLink}
      className={`inline-flex items-center gap-[0.7rem] ${isPale ? "text-paper" : "text-evergreen"} ${className}`}
    >
      <LogoMark isPale={isPale} />
      <span>
        <b className="block font-display text-[1.4375rem] leading-none tracking-[-0.02em] desk:text-[1.75rem]">
          {clinic.shortName}
        </b>{" "}
        <small
          className={`mt-[0.2rem] block text-xs leading-[1.2] font-medium desk:text-[0.875rem] ${isPale ? "text-sage-200" : "text-ink-soft"}`}
        >
          {line}
          <span className="sr-only">, home</span>
        </small>
      </span>
    </Link>
  );
}

const drawing = { fill: "fill-paper", line: "stroke-paper" };
const leaves = {
  sage: { fill: "fill-sage", line: "stroke-sage" },
  coral: { fill: "fill-coral", line: "stroke-coral" },
};
/** The background has the text colour, so that it follows forced colours. */
const looks = { ...leaves, drawing, ground: { fill: "fill-current", line: "stroke-current" } };
const paleLooks = {
  ...leaves,
  ground: drawing,
  drawing: { fill: "fill-evergreen", line: "stroke-evergreen" },
};

function LogoMark({ isPale }: { isPale: boolean }) {
  return (
    <svg
      viewBox={mark.viewBox}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="block h-11 w-[2.125rem] flex-none desk:h-13 desk:w-10"
    >
      {mark.shapes.map(({ path, colour, line }) => (
        <path
          key={path}
          d={path}
          strokeWidth={line}
          className={(isPale ? paleLooks : looks)[colour][line ? "line" : "fill"]}
        />
      ))}
    </svg>
  );
}
