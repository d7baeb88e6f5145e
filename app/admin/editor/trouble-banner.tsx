import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import { Banner } from "./banner.tsx";
import type { EditorState } from "./editing.ts";

interface TroubleBannerProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  onSignIn: () => void;
}

/** Explains why the text is not saved until it is. */
export function TroubleBanner<Kind extends ItemKind, Values extends object>({
  editing,
  onSignIn,
}: TroubleBannerProps<Kind, Values>) {
  const { state, failure, nextTryAt, isGone } = editing;
  if (failure === undefined || editing.conflict) return null;
  if (isGone)
    return (
      <Banner
        tone="error"
        actions={
          <Button look="line" size="small" onClick={editing.restoreAndSave}>
            Restore it and save
          </Button>
        }
      >
        <p className="max-w-none">
          <strong>It was deleted while you were writing.</strong> Your text is safe here.
        </p>
      </Banner>
    );
  if (state === "signed-out")
    return (
      <Banner
        tone="care"
        actions={
          <Button look="line" size="small" onClick={onSignIn}>
            Sign in again
          </Button>
        }
      >
        <p className="max-w-none">
          <strong>You have been signed out.</strong> Your text is safe here.
        </p>
      </Banner>
    );
  if (nextTryAt === undefined)
    return (
      <Banner tone="error">
        <p className="max-w-none">
          <strong>Not saved.</strong> {failure}
        </p>
      </Banner>
    );
  return (
    <Banner
      tone="care"
      actions={
        <Button look="line" size="small" onClick={() => editing.save()}>
          Try now
        </Button>
      }
    >
      <p className="max-w-none">
        <strong>Not saved yet.</strong> {failure}{" "}
        {state === "saving" ? "Trying again now." : <NextTry at={nextTryAt} />}
      </p>
    </Banner>
  );
}

/** The countdown is hidden from screen readers, which would announce it every second. */
function NextTry({ at }: { at: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((at.getTime() - now) / 1000));
  return (
    <>
      <span className="sr-only">Saving will be retried automatically.</span>
      <span aria-hidden="true">
        The next try is in {seconds} {seconds === 1 ? "second" : "seconds"}.
      </span>
    </>
  );
}
