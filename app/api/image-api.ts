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

export const describeImage = (hash: string, body: ImageWords) =>
  callEndpoint("PUT /api/staff/images/:hash", { params: { hash }, body });
export const replaceImage = (hash: string, by: string) =>
  callEndpoint("POST /api/staff/images/:hash/replace", { params: { hash }, body: { by } });
