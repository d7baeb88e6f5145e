import type { Plugin } from "vite";

/** All routes are in the first manifest (docs/decisions/006), so only the replacements are called. */
const unusedModules: Record<string, Record<string, string>> = {
  "dom/ssr/route-discovery": {},
  "dom/ssr/fog-of-war": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => {}",
  },
  "router/instrumentation": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  },
  "lib/errors": {
    decodeRedirectErrorDigest: "() => undefined",
    decodeRouteErrorResponseDigest: "() => undefined",
  },
};

const exportList = /export \{([^}]*)\};?\s*$/;

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const componentCall = /= (?=React\$1\.forwardRef\()/g;

export function stripRouter(): Plugin[] {
  return [stripUnusedModules(), stripUnusedComponents()];
}

/** A component that is given a name stays in the bundle even if no page renders it. */
function stripUnusedComponents(): Plugin {
  return {
    name: "strip-router-components",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/(context|dom\/lib)\.js/ },
      handler(code) {
        const withoutNames = code.replaceAll(displayName, "");
        if (withoutNames === code) this.error("React Router no longer names its components");
        return { code: withoutNames.replaceAll(componentCall, "= /* @__PURE__ */ "), map: null };
      },
    },
  };
}

/** A bundler cannot know that our configuration never reaches these modules. */
function stripUnusedModules(): Plugin {
  return {
    name: "strip-router-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: {
        id: /react-router\/dist\/.*\/(dom\/ssr\/(route-discovery|fog-of-war)|router\/instrumentation|lib\/errors)\.js/,
      },
      handler(code, id) {
        const [, replacements] =
          Object.entries(unusedModules).find(([path]) => id.includes(`/${path}.js`)) ?? [];
        const names = code
          .match(exportList)?.[1]
          ?.split(",")
          .map((name) => name.trim());
        if (
          !replacements ||
          !names ||
          Object.keys(replacements).some((name) => !names.includes(name))
        )
          this.error("React Router no longer has the modules that this plugin replaces");
        const stubs = names.map(
          (name) => `export const ${name} = ${replacements[name] ?? "undefined"};`,
        );
        return { code: stubs.join("\n"), map: null };
      },
    },
  };
}
