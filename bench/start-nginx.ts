import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../tests/support/find-free-port.ts";
import type { StoredResponse } from "./generate-load.ts";
import { hasCommand } from "./machine.ts";
import { type Server, startServer } from "./server-processes.ts";

/** Resolves to undefined if nginx is not installed. */
export async function startNginx(
  folder: string,
  { headers, body }: StoredResponse,
): Promise<Server | undefined> {
  if (!hasCommand("nginx", "-v")) return undefined;
  const port = await findFreePort();
  const home = join(folder, `nginx-${port}`);
  mkdirSync(join(home, "logs"), { recursive: true });
  writeFileSync(join(home, "page"), body);
  chmodSync(folder, 0o755);
  const headerDirectives = headers
    .filter(([name]) => !["content-type", "etag", "last-modified"].includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
  const configuration = `
    daemon off; master_process off; worker_processes 1; pid ${home}/pid; error_log ${home}/logs/error;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=10; default_type 'text/html; charset=utf-8';
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(" ")}
      server { listen 127.0.0.1:${port}; location / { root ${home}; try_files /page =404; ${headerDirectives.join(" ")} } }
    }`;
  writeFileSync(join(home, "nginx.conf"), configuration);
  return startServer(
    ["nginx", "-p", home, "-c", join(home, "nginx.conf"), "-e", join(home, "logs/error")],
    port,
  );
}
