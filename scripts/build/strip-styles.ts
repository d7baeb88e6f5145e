import type { Plugin } from "vite";

/** Tailwind sets these beside the real property, for utilities that this site does not use. */
const unusedVariables = ["--tw-leading", "--tw-tracking", "--tw-font-weight"];

export function stripStyles(): Plugin {
  return {
    name: "strip-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code) {
        const used = unusedVariables.find((name) => code.includes(`var(${name}`));
        if (used) this.error(`A style uses ${used}, which this plugin removes`);
        const names = unusedVariables.join("|");
        const stripped = code
          .replaceAll(new RegExp(`@property (${names})\\s*\\{[^}]*\\}`, "g"), "")
          .replaceAll(new RegExp(`(${names}):[^;}]*(;|(?=\\}))`, "g"), "");
        return { code: stripped, map: null };
      },
    },
  };
}
