import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/not-found";

export function loader() {
  throw data(undefined, { status: 404 });
}

/** The browser does not know every path, such as those of the staff area: the server decides. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(request.url);
}

export default function NotFoundPage() {
  return null;
}
