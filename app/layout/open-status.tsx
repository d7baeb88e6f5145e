import { useEffect, useState } from "react";
import { getOpenState, type OpenState } from "#domain/clinic/open-state.ts";
import { useClinic } from "./use-clinic.ts";

const refreshIntervalMs = 30_000;

/** Computed in the browser, because the cached page is the same at any hour. */
export function useOpenState(): OpenState | undefined {
  const { hours } = useClinic();
  const [state, setState] = useState<OpenState>();
  useEffect(() => {
    const refresh = () => {
      const now = getOpenState(hours, new Date());
      setState((previous) => (previous?.detail === now.detail ? previous : now));
    };
    refresh();
    const timer = setInterval(refresh, refreshIntervalMs);
    return () => clearInterval(timer);
  }, [hours]);
  return state;
}

export function useClosedUntil(): string | undefined {
  const state = useOpenState();
  return state?.isOpen === false ? state.detail.replace(/^opens/, "until") : undefined;
}

export function OpenStatus({ isOpen }: OpenState) {
  const dotClass = isOpen ? "bg-open" : "border-2 border-closed";
  return (
    <span className="inline-flex items-center gap-[0.5em] font-semibold text-surface-bright">
      <span className={`size-2.5 rounded-full ${dotClass}`} />
      {isOpen ? "Open now" : "Closed now"}
    </span>
  );
}
