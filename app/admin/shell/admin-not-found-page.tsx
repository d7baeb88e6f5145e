import { data, Link } from "react-router";

export function loader() {
  throw data(undefined, { status: 404 });
}

export default function AdminNotFoundPage() {
  return null;
}

export function ErrorBoundary() {
  return (
    <div className="stack">
      <h1 className="text-dl">There is nothing here.</h1>
      <Link to="/admin" className="underline">
        Go to the home page of the staff area
      </Link>
    </div>
  );
}
