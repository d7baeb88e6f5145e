import type { Plugin } from "vite";
import { clockChanges } from "../../domain/clinic/clock-changes.ts";

/** Browsers get the clock changes as this computer knows them, not as they do. */
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
