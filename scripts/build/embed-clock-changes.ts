import type { Plugin } from "vite";
import { clockChanges } from "../../domain/clinic/clock-changes.ts";

/** Browsers get the clock changes that this computer knows, which may be newer than their own. */
export function embedClockChanges(): Plugin {
  return {
    name: "embed-clock-changes",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /domain\/clinic\/clock-changes\.ts$/ },
      handler: () => ({
        code: `export const clockChanges = ${JSON.stringify(clockChanges)};`,
        map: null,
      }),
    },
  };
}
