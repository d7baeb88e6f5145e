import { Agent, request } from "node:http";
import { parseArgs } from "node:util";

// Sends many requests at once, each from another visitor, and prints the counts of their status codes.

const { values } = parseArgs({
  options: { origin: { type: "string" }, count: { type: "string" }, kind: { type: "string" } },
});
const { origin = "", count = "0", kind = "" } = values;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function send(number: number): Promise<string> {
  const isForm = kind === "refused forms";
  return new Promise((resolve) => {
    const sent = request(`${origin}${isForm ? "/send-quote" : `/nowhere-${number}`}`, {
      method: isForm ? "POST" : "GET",
      agent,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
        accept: "text/html",
      },
    });
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () =>
        resolve(
          `${response.statusCode}${response.headers["cache-control"] === "no-store" ? " plain" : ""}`,
        ),
      );
    });
    sent.on("error", ({ message }) => resolve(message));
    sent.end(isForm ? "name=x" : undefined);
  });
}

const begun = performance.now();
const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, i) => send(i)));
const counts = Object.fromEntries(
  [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
);
process.stdout.write(JSON.stringify({ ms: performance.now() - begun, counts }));
agent.destroy();
