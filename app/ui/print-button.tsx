import { Icon } from "./icon.tsx";
import { printer } from "./page-icon-paths.json";
import { useIsHydrated } from "./use-is-hydrated.ts";

/** Hidden where no script can answer a click. */
export function PrintButton() {
  return (
    <button
      type="button"
      disabled={!useIsHydrated()}
      onClick={() => window.print()}
      className="arrow-link -mx-2 min-h-13! px-2 noscript:hidden"
    >
      <span className="order-1">Print this page</span>
      <Icon path={printer} className="transform-none!" />
    </button>
  );
}
