import { useEffect, useState } from "react";
import { findLinkTargets } from "#app/api/staff-api.ts";
import { maxLinkSearchLength } from "#domain/content-types/link-target.ts";
import type { LinkTarget } from "#domain/content-types/record-endpoints.server.ts";

const typingDebounceMs = 200;

interface FoundTargets {
  q: string;
  targets: LinkTarget[];
  hasFailed: boolean;
}

const nothing: FoundTargets = { q: "", targets: [], hasFailed: false };

/** Searches after a pause in typing; undefined while it does, and without a search. */
export function useLinkTargets(q: string): Omit<FoundTargets, "q"> | undefined {
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    if (q === "") return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const result = await findLinkTargets(q.slice(0, maxLinkSearchLength));
      if (!isLatest) return;
      const targets = result.kind === "done" ? result.data : [];
      setFound({ q, targets, hasFailed: result.kind !== "done" });
    }, typingDebounceMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q]);

  return q !== "" && found.q === q ? found : undefined;
}
