import { useNavigation } from "react-router";

/** On a slow connection the old page stays visible for a while, as if nothing had been pressed. */
export function LoadingBar() {
  if (useNavigation().state !== "loading") return null;
  return <div role="progressbar" aria-label="Loading" className="loading-bar" />;
}
