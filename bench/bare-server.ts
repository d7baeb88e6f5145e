import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

// The fastest that Node can be: one prepared page for every request.

const folder = process.argv[2] ?? "";
const { port, headers } = JSON.parse(readFileSync(join(folder, "bare.json"), "utf8"));
const body = readFileSync(join(folder, "bare.body"));
const responseHeaders = { ...Object.fromEntries(headers), "content-length": body.length };

createServer((_request, response) => {
  response.writeHead(200, responseHeaders).end(body);
}).listen(port, "127.0.0.1");
