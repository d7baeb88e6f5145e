import { stripVTControlCharacters } from "node:util";
import { escapeHtml } from "#domain/fields/escape-html.ts";

/** Vite's client connects to the server, which reloads the page when the mistake is fixed. */
export function createDevelopmentErrorPage(error: unknown): string {
  const { stack, message } = error as Error;
  const text = stripVTControlCharacters(stack ?? message ?? String(error));
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page cannot be made</title>
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>This page cannot be made</h1>
    <p>It reloads by itself when you save a file.</p>
    <pre>${escapeHtml(text)}</pre>
  </body>
</html>
`;
}
