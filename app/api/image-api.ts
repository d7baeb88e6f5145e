import { callEndpoint } from "./call-endpoint.ts";
import type { Body } from "./endpoint-types.ts";

export interface ImageQuery {
  page: number;
  q: string;
  isUndescribed: boolean;
}

export function searchImages({ page, q, isUndescribed }: ImageQuery) {
  const only = "undescribed" as const;
  const query = { page, ...(q !== "" && { q }), ...(isUndescribed && { only }) };
  return callEndpoint("GET /api/staff/images", { query });
}

export const findImage = (hash: string) =>
  callEndpoint("GET /api/staff/images", { query: { hash } });

export const describeImage = (hash: string, body: Body<"PUT /api/staff/images/:hash">) =>
  callEndpoint("PUT /api/staff/images/:hash", { params: { hash }, body });
export const replaceImage = (hash: string, by: string) =>
  callEndpoint("POST /api/staff/images/:hash/replace", { params: { hash }, body: { by } });
export const removeImage = (hash: string, password: string, uses: number) =>
  callEndpoint("POST /api/staff/images/:hash/remove", {
    params: { hash },
    body: { password, uses },
  });
