import { useEffect, useState } from "react";
import { type OpenState, openState } from "#content/opening-hours.ts";

const lookAgainMs = 30_000;

/** Computed in the browser, because the cached page is the same at any hour. */
export function useOpenState(): OpenState | undefined {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => {
      const now = openState(new Date());
      setState((last) => (last?.detail === now.detail ? last : now));
    };
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return state;
}

/** Such as "until Monday at 10:00 AM"; undefined while open and before hydration. */
export function useClosedUntil(): string | undefined {
  const state = useOpenState();
  return state?.isOpen === false ? state.detail.replace(/^opens/, "until") : undefined;
}

export function OpenNow({ isOpen }: OpenState) {
  const dot = isOpen ? "bg-open" : "border-2 border-closed";
  return (
    <span className="inline-flex items-center gap-[0.5em] font-semibold text-pure">
      <span className={`size-2.5 rounded-full ${dot}`} />
      {isOpen ? "Open now" : "Closed now"}
    </span>
  );
}
