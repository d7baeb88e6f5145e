import { data } from "react-router";
import { notFoundMeta } from "#app/frame/page-meta.ts";

export const meta = notFoundMeta;

export function loader() {
  throw data(undefined, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
