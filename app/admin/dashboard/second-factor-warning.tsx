import { Link } from "react-router";
import { Callout } from "#app/ui/callout.tsx";

/** `dueLabel` is the day from which the user needs a second factor. */
export function SecondFactorWarning({ dueLabel }: { dueLabel: string | undefined }) {
  if (dueLabel === undefined) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>Everyone here needs a second factor from {dueLabel}.</strong>{" "}
      <Link to="/admin/account" className="font-semibold underline underline-offset-4">
        Set up yours
      </Link>{" "}
      before then.
    </Callout>
  );
}
