import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

/** The button beside a primary one, and that of a card. */
export function LineButton(props: ComponentProps<typeof Button>) {
  return <Button variant="line" size="small" {...props} />;
}
