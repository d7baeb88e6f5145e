import { useNavigation } from "react-router";

/** On a slow connection the old page stays visible for a while, as if nothing had been pressed. */
export function LoadingBar() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="loading-bar fixed inset-x-0 top-0 z-50 h-1 bg-ornament forced-colors:border-t-4"
    />
  );
}
