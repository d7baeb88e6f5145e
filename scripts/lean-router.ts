import type { Plugin } from "vite";

/**
 * Parts of React Router that this site has no use for, and what is asked of them all the same:
 * the routes are all in the first manifest (docs/decisions/006), and nothing measures navigations.
 */
const unusedParts: Record<string, Record<string, string>> = {
  "dom/ssr/route-discovery": {},
  "dom/ssr/fog-of-war": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => {}",
  },
  "router/instrumentation": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  },
};

const exportList = /export \{([^}]*)\};?\s*$/;

/** Keeps those parts from visitors: a bundler cannot see that settings never reach them. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: {
        id: /react-router\/dist\/.*\/(dom\/ssr\/(route-discovery|fog-of-war)|router\/instrumentation)\.js/,
      },
      handler(code, id) {
        const [, answers] =
          Object.entries(unusedParts).find(([path]) => id.includes(`/${path}.js`)) ?? [];
        const names = code
          .match(exportList)?.[1]
          ?.split(",")
          .map((name) => name.trim());
        if (!answers || !names || Object.keys(answers).some((name) => !names.includes(name)))
          this.error("React Router is made of other parts now");
        const stubs = names.map(
          (name) => `export const ${name} = ${answers[name] ?? "undefined"};`,
        );
        return { code: stubs.join("\n"), map: null };
      },
    },
  };
}
