/** Monitors and load balancers ask by any host name, and must learn that a busy process is alive. */
export const monitoringPaths = ["/healthz", "/readyz", "/readyz/pages", "/metrics"];
