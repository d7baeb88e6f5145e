import { useIsHydrated } from "./use-is-hydrated.ts";

/** Hidden where no script can answer a click. */
export function PrintButton({ children = "Print this page" }: { children?: string }) {
  return (
    <button
      type="button"
      disabled={!useIsHydrated()}
      onClick={() => window.print()}
      className="arrow-link -mx-2 min-h-13! px-2 noscript:hidden"
    >
      <span className="order-1">{children}</span>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="transform-none!"
      >
        <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />
        <path d="M6 9V3h12v6" />
        <rect x="6" y="14" width="12" height="8" rx="1" />
      </svg>
    </button>
  );
}
