import { connect } from "node:net";

/** What a server says to bytes that no HTTP client would send, until it ends the connection. */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    socket.on("data", (part) => {
      said += part.toString("latin1");
    });
    // A server that has said its last word may reset what is still being sent to it.
    socket.on("error", () => {});
    socket.on("close", () => resolve(said));
    for (const part of parts)
      socket.write(typeof part === "string" ? Buffer.from(part, "latin1") : part);
  });
}

/** The status of each answer in what a server said. */
export function statusesIn(said: string): number[] {
  return [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
