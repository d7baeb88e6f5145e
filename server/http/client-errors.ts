import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { toErrorResponse } from "./http-error.ts";
import { getSecurityHeaders, type HeaderSettings } from "./request-security.ts";

interface ParserError extends Error {
  code?: string;
}

/** Fastify never sees a request that Node cannot parse, so the response is written to the socket. */
export function createClientErrorHandler(
  settings: HeaderSettings,
): (error: ParserError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || hasStartedResponse(socket)) {
      socket.destroy();
      return;
    }
    const { statusCode, headers, body } = createRawErrorResponse(
      settings,
      statusByErrorCode[error.code ?? ""] ?? 400,
    );
    const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${statusCode} Refused\r\n${headerLines.join("")}\r\n${body}`, () =>
      socket.destroySoon(),
    );
  };
}

/** Node would reject an unknown Expect header without the security headers. */
export function registerExpectationHandler(
  { server }: FastifyInstance,
  settings: HeaderSettings,
): void {
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const { statusCode, headers, body } = createRawErrorResponse(settings, 417);
    response.writeHead(statusCode, headers).end(body);
  });
}

const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A second status line inside a response body would be read as part of that body. */
function hasStartedResponse(socket: Socket): boolean {
  const { _httpMessage } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return _httpMessage?.headersSent === true;
}

function createRawErrorResponse(settings: HeaderSettings, status: number) {
  const { statusCode, errorBody } = toErrorResponse(
    Object.assign(new Error(), { statusCode: status }),
  );
  const body = JSON.stringify(errorBody);
  const headers = {
    ...getSecurityHeaders(settings),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  };
  return { statusCode, headers, body };
}
