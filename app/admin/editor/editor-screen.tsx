import {
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { SignInAgainDialog } from "#app/admin/auth/sign-in-again-dialog.tsx";
import { OpenSignInContext } from "#app/admin/session/open-sign-in.ts";
import { subscribeToSignIn } from "#app/admin/session/use-session-expiry.ts";
import { Toasts } from "#app/admin/ui/toasts.tsx";
import { LoadingBar } from "#app/layout/loading-bar.tsx";
import { useUnsavedChangesPrompt } from "../ui/use-unsaved-changes-prompt.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import { EditorBar, type EditorBarProps, type SaveReport } from "./editor-bar.tsx";
import { HistoryView } from "./history-view.tsx";
import { useHasPendingUploads } from "./pending-uploads.ts";
import { RestoreAutosaveBanners } from "./restore-autosave-banner.tsx";
import { SaveErrorBanner } from "./save-error-banner.tsx";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog.tsx";
import { useEditorDialog } from "./use-editor-dialog.ts";
import { useFullscreenDialog } from "./use-fullscreen-dialog.ts";
import type { EditorState } from "./use-item-editor.ts";
import { useReturnToList } from "./use-return-to-list.ts";
import { WhoIsEditing } from "./who-is-editing.tsx";

interface EditorScreenProps<Values extends object>
  extends Omit<EditorBarProps, "editor" | "report" | "onClose" | "onHistory"> {
  editor: EditorState<Values>;
  listPath: string;
  children: ReactNode;
}

export function EditorScreen<Values extends object>(props: EditorScreenProps<Values>) {
  const { editor, listPath, children, ...bar } = props;
  const { shouldClose, refusalCount, isStillEditing, signInRequestCount, isUnsaved, id } = editor;
  const { returnToList, stopReturning } = useReturnToList(listPath);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [report, setReport] = useState<SaveReport>({ values: undefined, count: 0 });
  const isUploading = useHasPendingUploads();
  const unsavedChangesPrompt = useUnsavedChangesPrompt(isUnsaved || isUploading);
  const { dialog, isOpen } = useFullscreenDialog(editor.isNew);
  const header = useHeaderHeight();
  usePreventStrayDrops();
  const closeAfterSave = useEffectEvent(() => returnToList({ isChanged: true }));
  const stay = useEffectEvent(stopReturning);
  const { onKeyDown } = useEditorDialog(dialog, {
    refusalCount,
    isStillEditing,
    // The shortcut never changes what is public: that needs a deliberate press.
    onSave: () => void autosave(),
    onClose: () => void returnToList(),
  });

  async function autosave() {
    const { values } = editor;
    setReport(({ count }) => ({ values, count }));
    await editor.autosaveOnServer();
    setReport(({ count }) => ({ values, count: count + 1 }));
  }

  function saveAfterSignIn() {
    setIsSigningIn(false);
    void editor.save();
  }

  const wasClosing = useRef(false);
  useEffect(() => {
    if (shouldClose) closeAfterSave();
    else if (wasClosing.current) stay();
    wasClosing.current = shouldClose;
  }, [shouldClose]);
  useEffect(() => setIsSigningIn(signInRequestCount > 0), [signInRequestCount]);
  useOpenSignIn(isSigningIn, saveAfterSignIn);

  return (
    <dialog
      ref={dialog}
      closedby="none"
      tabIndex={-1}
      aria-labelledby="editor-heading"
      onKeyDown={onKeyDown}
      // Some browsers do not support `closedby`.
      onCancel={(event) => event.target === dialog.current && event.preventDefault()}
      className="fixed inset-0 m-0 size-full rounded-none! max-h-none max-w-none scroll-pt-[calc(var(--editor-header-height,4rem)+6rem)] scroll-pb-44 tablet:scroll-pb-24 overflow-y-auto overscroll-contain bg-surface outline-none text-base leading-normal text-foreground"
    >
      {/* On a phone only the bar is sticky: it also reports unsaved text. */}
      <div ref={header} className="tablet:sticky tablet:top-0 tablet:z-6 max-tablet:contents">
        <EditorBar
          {...bar}
          editor={editor}
          report={report}
          onClose={() => returnToList()}
          onHistory={id === undefined ? undefined : () => setIsHistoryOpen(true)}
        />
        {editor.conflict && <ConflictBanner editor={editor} conflict={editor.conflict} />}
        <SaveErrorBanner editor={editor} onSignIn={() => setIsSigningIn(true)} />
      </div>
      <WhoIsEditing kind={editor.kind} id={id} />
      <RestoreAutosaveBanners editor={editor} />
      <div className="pb-36 tablet:pb-8">{children}</div>
      {isHistoryOpen && id !== undefined && (
        <HistoryView editor={editor} id={id} onClose={() => setIsHistoryOpen(false)} />
      )}
      {isSigningIn && (
        <SignInToSaveDialog onSignedIn={saveAfterSignIn} onClose={() => setIsSigningIn(false)} />
      )}
      {unsavedChangesPrompt.isOpen && (
        <UnsavedChangesDialog
          isUploading={isUploading}
          isUnsaved={isUnsaved}
          place={editor.autosave?.place ?? (editor.isStorageFull ? undefined : "device")}
          onStay={unsavedChangesPrompt.stay}
          onKeepAutosave={() => {
            editor.autosaveNow();
            unsavedChangesPrompt.leave();
          }}
          onDiscard={() => {
            editor.discardChanges();
            unsavedChangesPrompt.leave();
          }}
        />
      )}
      <LoadingBar />
      {/* Toasts appear in the container mounted last, so this one mounts after the page's. */}
      {isOpen && <Toasts isAboveBar isClosing={shouldClose} />}
    </dialog>
  );
}

/** A sign-in in another tab saves, too. */
function useOpenSignIn(isSigningIn: boolean, onSignedInElsewhere: () => void): void {
  const report = useContext(OpenSignInContext);
  const onSignIn = useEffectEvent(onSignedInElsewhere);
  useEffect(() => {
    if (!isSigningIn) return;
    report(true);
    const unsubscribe = subscribeToSignIn(onSignIn);
    return () => {
      report(false);
      unsubscribe();
    };
  }, [isSigningIn, report]);
}

function SignInToSaveDialog(props: { onSignedIn: () => void; onClose: () => void }) {
  return (
    <SignInAgainDialog {...props} heading="Sign in again to save" submitLabel="Sign in and save">
      Your session has ended. Your text is safe here and is saved as soon as you are back.
    </SignInAgainDialog>
  );
}

/** Sets `--editor-header-height`, since a banner under the bar makes the sticky header taller. */
function useHeaderHeight() {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    const style = element?.closest("dialog")?.style;
    if (!element || !style) return;
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      // Without a box of its own, on a phone, nothing but the bar is sticky.
      if (height > 0) style.setProperty("--editor-header-height", `${height}px`);
      else style.removeProperty("--editor-header-height");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return header;
}

/** A file dropped beside a field would replace the editor with that file. */
function usePreventStrayDrops(): void {
  useEffect(() => {
    const controller = new AbortController();
    for (const name of ["dragover", "drop"] as const)
      addEventListener(
        name,
        (event) => {
          if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
        },
        { signal: controller.signal },
      );
    return () => controller.abort();
  }, []);
}
