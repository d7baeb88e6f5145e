import { useEffect, useState } from "react";
import { type OpenState, openState } from "#content/opening-hours.ts";

const lookAgainMs = 30_000;

/** Worked out in the browser: the page itself is the same for everyone, at any hour. */
export function useOpenState(): OpenState | undefined {
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const look = () => setState(openState(new Date()));
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return state;
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
