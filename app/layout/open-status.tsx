import { type ReactNode, useEffect, useState } from "react";
import {
  findHoursRow,
  formatClosure,
  getOpenState,
  type OpenState,
} from "#domain/clinic/open-state.ts";
import { useClinic } from "./use-clinic.ts";

const refreshIntervalMs = 30_000;

/** The state of the server's HTML, which the browser's clock brings up to date. */
export function useOpenState(): OpenState {
  const { hours, openState } = useClinic();
  const now = useNow();
  return now ? getOpenState(hours, now) : openState;
}

/** The row of the opening hours that applies today. */
export function useTodayRowName(): string | undefined {
  const { hours, todayRowName } = useClinic();
  const now = useNow();
  return now ? findHoursRow(hours, now)?.name : todayRowName;
}

/** Undefined until the page is hydrated. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const refresh = () => setNow(new Date());
    refresh();
    const timer = setInterval(refresh, refreshIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A time stays in one line. */
export function useClosedUntil(): string | undefined {
  return formatClosure(useOpenState())?.replace(/ (?=[AP]M)/, "\u00a0");
}

export function OpenStatus({ isOpen }: OpenState) {
  return (
    <span className="inline-flex items-center gap-[0.5em] font-semibold text-surface-bright">
      <OpenDot isOpen={isOpen} isOnDark />
      {isOpen ? "Open now" : "Closed now"}
    </span>
  );
}

interface OpenSentenceProps {
  state: OpenState;
  isOnDark?: boolean;
  className?: string;
  children: ReactNode;
}

/** For example "Open now until 7:00 PM.", followed by more words. */
export function OpenSentence({ state, isOnDark, className = "", children }: OpenSentenceProps) {
  return (
    <p className={`flex items-baseline gap-[0.6em] ${className}`}>
      <OpenDot isOpen={state.isOpen} isOnDark={isOnDark} />
      <span>
        <b className={`font-semibold ${isOnDark ? "text-surface" : "text-foreground"}`}>
          {state.isOpen
            ? `Open now ${state.detail.replace(/ today$/, "")}.`
            : `Closed ${formatClosure(state)}.`}
        </b>{" "}
        {children}
      </span>
    </p>
  );
}

export function OpenDot({ isOpen, isOnDark }: { isOpen: boolean; isOnDark?: boolean | undefined }) {
  const openClass = isOnDark ? "bg-open" : "bg-success";
  const closedClass = isOnDark ? "border-closed" : "border-accent";
  return (
    <span
      className={`size-2.5 flex-none rounded-full ${isOpen ? openClass : `border-2 ${closedClass}`}`}
    />
  );
}
