import type { FastifyBaseLogger } from "fastify";

const desiredConnections = 5000;
/** Reserved for the database, its log, the listening socket, DNS and files being served. */
const reservedHandles = 100;

export function getMaxConnections(log: FastifyBaseLogger): number {
  const openFiles = readOpenFileLimit();
  const maxConnections = computeMaxConnections(openFiles);
  if (maxConnections < desiredConnections)
    log.warn(
      { openFiles, maxConnections },
      "the limit of open files is low: raise it with ulimit -n or LimitNOFILE",
    );
  return maxConnections;
}

export function computeMaxConnections(openFiles: number): number {
  const available = Math.max(openFiles - reservedHandles, Math.floor(openFiles / 2));
  return Math.min(desiredConnections, available);
}

function readOpenFileLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // avoids DNS lookups
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}
