import { Agent, request } from "node:http";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { origin: { type: "string" }, count: { type: "string" }, kind: { type: "string" } },
});
const { origin = "", count = "0", kind = "" } = values;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function sendRequest(number: number): Promise<string> {
  const isForm = kind === "refused forms";
  return new Promise((resolve) => {
    const clientRequest = request(`${origin}${isForm ? "/send-quote" : `/nowhere-${number}`}`, {
      method: isForm ? "POST" : "GET",
      agent,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
        accept: "text/html",
      },
    });
    clientRequest.on("response", (response) => {
      response.resume();
      response.on("end", () =>
        resolve(
          `${response.statusCode}${response.headers["cache-control"] === "no-store" ? " plain" : ""}`,
        ),
      );
    });
    clientRequest.on("error", ({ message }) => resolve(message));
    clientRequest.end(isForm ? "name=x" : undefined);
  });
}

const startedAt = performance.now();
const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, i) => sendRequest(i)));
const counts = Object.fromEntries(
  [...new Set(statuses)].map((status) => [
    status,
    statuses.filter((other) => other === status).length,
  ]),
);
process.stdout.write(JSON.stringify({ ms: performance.now() - startedAt, counts }));
agent.destroy();
