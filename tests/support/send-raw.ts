import { connect } from "node:net";

/** Returns the response up to the end of the connection. */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let responseText = "";
    socket.on("data", (part) => {
      responseText += part.toString("latin1");
    });
    // A server that has already responded may reset the connection while bytes are still being sent.
    socket.on("error", () => {});
    socket.on("close", () => resolve(responseText));
    for (const part of parts)
      socket.write(typeof part === "string" ? Buffer.from(part, "latin1") : part);
  });
}

export function parseStatuses(responseText: string): number[] {
  return [...responseText.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
