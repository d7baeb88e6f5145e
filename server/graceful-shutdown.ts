import { readFileSync } from "node:fs";

const shutdownTimeoutMs = 15_000;
const duplicateSignalMs = 1000; // npm forwards signals, so one Ctrl-C arrives twice

export function shutDownOnSignals(close: () => Promise<void>): void {
  let shuttingDownSince: number | undefined;
  const handleSignal = () => {
    if (shuttingDownSince !== undefined) {
      if (performance.now() - shuttingDownSince > duplicateSignalMs) process.exit(1);
      return;
    }
    shuttingDownSince = performance.now();
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stdout.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handleSignal);
  process.on("SIGINT", handleSignal);
  // Sent when the terminal closes. `nohup` ignores it, and a handler would undo that.
  if (!isSighupIgnored()) process.on("SIGHUP", handleSignal);
}

export function isSighupIgnored(): boolean {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return (Number.parseInt(mask?.at(-1) ?? "0", 16) & 1) === 1;
  } catch {
    return false;
  }
}
