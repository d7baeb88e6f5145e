import { useEffect } from "react";
import { quietMoment } from "#app/ui/quiet-moment.ts";

/**
 * What the first view left out is laid out band by band, so that nobody who scrolls waits for it and
 * the page has its true height soon.
 */
export function LayOutTheRest() {
  useEffect(() => {
    void layOutOneByOne();
  }, []);
  return null;
}

async function layOutOneByOne(): Promise<void> {
  for (const band of document.querySelectorAll<HTMLElement>(".laid-out-late")) {
    await quietMoment();
    band.style.contentVisibility = "visible";
  }
}
