import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export function RetryButton() {
  const { state, revalidate } = useRevalidator();
  const isBusy = state === "loading";
  return (
    <Button size="small" aria-disabled={isBusy} onClick={() => void revalidate()}>
      {isBusy && <Spinner />}
      Try again
    </Button>
  );
}
