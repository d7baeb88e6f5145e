import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { embedClockChanges } from "./scripts/build/embed-clock-changes.ts";
import { stripRouter } from "./scripts/build/strip-router.ts";
import { stripStyles } from "./scripts/build/strip-styles.ts";

const media = /\.(avif|webp|jpe?g|png|gif|svg|woff2|mp4|webm|txt)$/;

function assetFileNames({ names: [name = ""] }: { names: string[] }): string {
  const folder = media.test(name) ? "media" : "css";
  return `static/${folder}/[name]-[hash][extname]`;
}

/**
 * Every public page needs three files: many small ones compress badly, and a single large one would
 * block a slow phone for too long while it is evaluated.
 */
const chunkGroups = [
  {
    name: "react-dom",
    test: /node_modules[\\/](react-dom[\\/](client|cjs[\\/]react-dom-client)|scheduler)/,
    priority: 3,
  },
  {
    name: "react-router",
    test: /node_modules[\\/](react|react-dom|react-router)[\\/]/,
    priority: 2,
  },
  {
    name: "layout",
    test: /app[\\/](pages[\\/]site-layout|sections[\\/](hero[\\/]hero-banner|demo[\\/]demo-badge)|ui[\\/](lazy-hydrate|spinner))\.tsx|vite[\\/]preload-helper|rolldown[\\/]runtime/,
    priority: 1,
  },
  {
    name: "fields",
    test: /app[\\/](api[\\/]api-client|ui[\\/](field|callout|use-form))\.tsx?$|domain[\\/]fields[\\/]field-list\.ts$/,
  },
  {
    name: "cards",
    test: /app[\\/]sections[\\/](services[\\/]service-card|posts[\\/]post-card|testimonials[\\/]testimonial-author)|domain[\\/]posts[\\/]post\.ts$/,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    stripStyles(),
    reactRouter(),
    throwOnLostChunks(),
    stripRouter(),
    embedClockChanges(),
  ],
  build: {
    assetsDir: "static/js",
    assetsInlineLimit: 0,
    // The scripts that Vite writes by default run there too; media queries do not (docs/accessibility.md).
    cssTarget: ["chrome99", "firefox114", "safari15.4"],
  },
  environments: {
    client: {
      build: {
        // The licences of bundled packages require that their notices are distributed.
        license: { fileName: "licences.txt" },
        rollupOptions: {
          output: {
            entryFileNames: "static/js/[name]-[hash].js",
            chunkFileNames: "static/js/[name]-[hash].js",
            assetFileNames,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    // Fastify and the pages are one module graph (docs/decisions/002).
    ssr: {
      // Few of its hundreds of files are used: bundled, the server starts faster and uses less memory.
      resolve: { noExternal: ["typebox"] },
      build: { rollupOptions: { input: "./server/app.ts", output: { assetFileNames } } },
    },
  },
});

/**
 * If a page's chunk fails to load, React Router reloads the current page, and typed text is lost. The
 * contract wants the error page with a reload button, so the failed page is replaced by one that
 * throws when rendered; a rejected import would not reach the error boundary (docs/decisions/008).
 */
function throwOnLostChunks(): Plugin {
  const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";
  const pageThatThrows = "return { default() { throw error; } };";
  return {
    name: "throw-on-lost-chunks",
    enforce: "pre",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js/ },
      handler(code) {
        if (!code.includes(reload))
          this.error("React Router no longer contains the code that this plugin replaces");
        return { code: code.replace(reload, pageThatThrows), map: null };
      },
    },
  };
}
