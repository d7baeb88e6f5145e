import { callEndpoint } from "./call-endpoint.ts";

export interface ImageWords {
  alt: string;
  focus_x: number;
  focus_y: number;
}

export function searchImages(query: { page: number; q: string }) {
  const { page, q } = query;
  return callEndpoint("GET /api/staff/images", { query: q === "" ? { page } : { page, q } });
}

export function describeImage(hash: string, body: ImageWords) {
  return callEndpoint("PUT /api/staff/images/:hash", { params: { hash }, body });
}

export function replaceImage(hash: string, by: string) {
  return callEndpoint("POST /api/staff/images/:hash/replace", { params: { hash }, body: { by } });
}
