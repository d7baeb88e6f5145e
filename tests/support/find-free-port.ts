import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Linux takes the ports of outgoing connections from 32768 on, so none of them takes this one meanwhile. */
const lowestPort = 15_000;
const firstOutgoingPort = 32_768;

/** A port that nothing listens on, on any address of this machine. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowestPort, firstOutgoingPort);
  return (await isFree(port)) ? port : findFreePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
