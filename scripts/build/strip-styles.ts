import type { Plugin } from "vite";

/** Tailwind sets these beside the real property, for utilities that this site does not use. */
const unusedVariables = ["--tw-leading", "--tw-tracking", "--tw-font-weight", "--tw-border-style"];

const shorterDeclarations: [RegExp, string][] = [
  // Every border is solid by itself, and border-dashed sets its own style.
  [/border[\w-]*-style:\s*var\(--tw-border-style\);?/g, ""],
  [/var\((--default-(?:mono-)?font-family),[^;}]*\)/g, "var($1)"],
  [/var\(--default-[\w-]*(?:feature|variation)-settings,\s*normal\)/g, "normal"],
  [/,\s*--tw-gradient-(?:from|via|to)/g, ""],
];

export function stripStyles(): Plugin {
  return {
    name: "strip-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code) {
        const shortened = shorterDeclarations.reduce(
          (text, [pattern, shorter]) => text.replaceAll(pattern, shorter),
          code,
        );
        const used = unusedVariables.find((name) => shortened.includes(`var(${name}`));
        if (used) this.error(`A style uses ${used}, which this plugin removes`);
        const names = unusedVariables.join("|");
        const stripped = shortened
          .replaceAll(new RegExp(`@property (${names})\\s*\\{[^}]*\\}`, "g"), "")
          .replaceAll(new RegExp(`(${names}):[^;}]*(;|(?=\\}))`, "g"), "");
        return { code: stripped, map: null };
      },
    },
  };
}
