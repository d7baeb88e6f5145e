import { createServer } from "node:net";

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const listenAddress = probe.address();
      probe.close(() =>
        resolve(typeof listenAddress === "object" && listenAddress ? listenAddress.port : 0),
      );
    });
  });
}
