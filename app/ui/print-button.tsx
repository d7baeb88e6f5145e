import { Icon } from "./icon.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

const printer =
  "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3h12v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z";

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
