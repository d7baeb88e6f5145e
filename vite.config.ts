import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const media = /\.(avif|webp|jpe?g|png|gif|svg|woff2|mp4|webm)$/;

function assetFileNames({ names: [name = ""] }: { names: string[] }): string {
  const folder = media.test(name) ? "media" : "css";
  return `static/${folder}/[name]-[hash][extname]`;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), tellLostChunks()],
  build: { assetsDir: "static/js", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "static/js/[name]-[hash].js",
            chunkFileNames: "static/js/[name]-[hash].js",
            assetFileNames,
          },
        },
      },
    },
    // Fastify and the pages are one module graph (docs/decisions/002).
    ssr: {
      // Of its hundreds of files few are used: bundled, the server starts sooner and holds less.
      resolve: { noExternal: ["typebox"] },
      build: { rollupOptions: { input: "./server/app.ts", output: { assetFileNames } } },
    },
  },
});

/**
 * Where a page's chunk does not arrive, React Router reloads the page it leaves, and what was typed
 * is gone. The contract wants the error page with a reload button, so such a page becomes one that
 * throws when it is rendered; a rejected import would be lost on the way (docs/decisions/008).
 */
function tellLostChunks(): Plugin {
  const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";
  const pageThatThrows = "return { default() { throw error; } };";
  return {
    name: "tell-lost-chunks",
    enforce: "pre",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js/ },
      handler(code) {
        if (!code.includes(reload))
          this.error("React Router loads route modules in another way now");
        return { code: code.replace(reload, pageThatThrows), map: null };
      },
    },
  };
}
