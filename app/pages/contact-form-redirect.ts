import { redirect } from "react-router";

/** The address of a refused form without a script, when it is opened again. */
export function loader() {
  throw redirect("/contact", 302);
}
