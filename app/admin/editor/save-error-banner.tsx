import { useEffect, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { pluralize } from "#domain/records/pluralize.ts";
import { Banner, scrollToBanner } from "./banner.tsx";
import type { EditorState } from "./use-item-editor.ts";

interface SaveErrorBannerProps<Values extends object> {
  editor: EditorState<Values>;
  onSignIn: () => void;
}

export function SaveErrorBanner<Values extends object>(props: SaveErrorBannerProps<Values>) {
  const { editor, onSignIn } = props;
  const { status, failure, nextRetryAt, isDeleted } = editor;
  if (failure === undefined || editor.conflict) return null;
  if (isDeleted)
    return (
      <Banner
        ref={scrollToBanner}
        tone="error"
        actions={<LineButton onClick={editor.restoreAndSave}>Restore it and save</LineButton>}
      >
        <p className="max-w-none">
          <strong>It was deleted while you were writing.</strong> Your text is safe here.
        </p>
      </Banner>
    );
  if (status === "signed-out")
    return (
      <Banner tone="warning" actions={<LineButton onClick={onSignIn}>Sign in again</LineButton>}>
        <p className="max-w-none">
          <strong>You have been signed out.</strong> Your text is safe here.
        </p>
      </Banner>
    );
  if (nextRetryAt === undefined)
    return (
      <Banner tone="error">
        <p className="max-w-none">
          <strong>Not saved.</strong> {failure}
        </p>
      </Banner>
    );
  return (
    <Banner tone="warning" actions={<LineButton onClick={() => editor.save()}>Try now</LineButton>}>
      <p className="max-w-none">
        <strong>Not saved yet.</strong> {failure}{" "}
        {status === "saving" ? "Trying again now." : <RetryCountdown retryAt={nextRetryAt} />}
      </p>
    </Banner>
  );
}

/** The countdown is hidden from screen readers, which would announce it every second. */
function RetryCountdown({ retryAt }: { retryAt: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now) / 1000));
  return (
    <>
      <span className="sr-only">Saving will be retried automatically.</span>
      <span aria-hidden="true">Next attempt in {pluralize(seconds, "second")}.</span>
    </>
  );
}
