import { Link } from "react-router";
import { clinic } from "#content/clinic.ts";

interface LogoProps {
  to?: string;
  /** The line below the name. */
  line?: string;
  /** On dark ground the window is light. */
  isPale?: boolean | undefined;
  className?: string;
  /** The staff area is entered and left by document loads. */
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

/** The window with a sprout in it. */
function LogoMark({ isPale }: { isPale: boolean }) {
  const stem = isPale ? "#12453f" : "#fbf8f3";
  return (
    <svg
      viewBox="0 0 40 52"
      aria-hidden="true"
      className="block h-11 w-[2.125rem] flex-none desk:h-13 desk:w-10"
    >
      <path d="M1 51V20a19 19 0 0 1 38 0v31z" fill={isPale ? "#fbf8f3" : "currentColor"} />
      <path d="M20 45V24" stroke={stem} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M20 25c-1.2-7-1-11 0-14.5 1 3.5 1.2 7.5 0 14.5z" fill={stem} />
      <path d="M19.2 35C11 34.5 8 29 8 22.5c7.5.5 11 5.5 11.2 12.5z" fill="#9fc2ae" />
      <path d="M20.8 35c8.2-.5 11.2-6 11.2-12.5-7.5.5-11 5.5-11.2 12.5z" fill="#d9795d" />
    </svg>
  );
}
