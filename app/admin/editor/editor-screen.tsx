import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { SignInAgain } from "#app/admin/sign-in-again.tsx";
import { Toasts } from "#app/admin/toasts.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import { ConflictBanner } from "./conflict-banner.tsx";
import type { EditorState } from "./editing.ts";
import { EditorBar } from "./editor-bar.tsx";
import { HistoryView } from "./history-view.tsx";
import { KeptCopyBanner } from "./kept-copy-banner.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { TroubleBanner } from "./trouble-banner.tsx";
import { useFullScreenDialog } from "./use-full-screen-dialog.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useWayToList } from "./use-way-to-list.ts";

interface EditorScreenProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  heading: string;
  listPath: string;
  /** Buttons beside Save, such as the preview. */
  actions?: ReactNode;
  saveLabel?: string;
  /** Overrides plain saving, for example to publish. */
  onSave?: () => void;
  children: ReactNode;
}

/** A full-screen dialog over the list; its banners report whether the text is saved. */
export function EditorScreen<Kind extends ItemKind, Values extends object>({
  editing,
  heading,
  listPath,
  actions,
  saveLabel = "Save changes",
  onSave = () => void editing.save(),
  children,
}: EditorScreenProps<Kind, Values>) {
  const { isDone, refusals, signInCalls, isUnsaved, id } = editing;
  const dialog = useRef<HTMLDialogElement>(null);
  const goToList = useWayToList(listPath);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const guard = useLeaveGuard(isUnsaved);
  const isOpen = useFullScreenDialog(dialog);
  const leaveWhenDone = useEffectEvent(() => goToList({ isChanged: true }));

  useEffect(() => {
    if (isDone) leaveWhenDone();
  }, [isDone]);
  useEffect(() => setIsSigningIn(signInCalls > 0), [signInCalls]);
  useEffect(() => {
    if (refusals > 0) dialog.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  useEffect(() => {
    // A removed element, such as a banner, loses the focus; keyboard shortcuts need it in the dialog.
    if (document.activeElement === document.body) dialog.current?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    if (isSave) event.preventDefault();
    // A nested dialog handles Escape itself, and so may a control.
    const isInside = (event.target as Element).closest("dialog") !== dialog.current;
    if (isInside || event.defaultPrevented !== isSave) return;
    // The shortcut never publishes: that needs a deliberate press.
    if (isSave) void editing.save();
    if (event.key === "Escape") goToList();
  }

  return (
    <dialog
      ref={dialog}
      closedby="none"
      tabIndex={-1}
      aria-labelledby="editor-heading"
      onKeyDown={onKeyDown}
      // Some browsers do not support `closedby`.
      onCancel={(event) => event.target === dialog.current && event.preventDefault()}
      className="fixed inset-0 m-0 size-full rounded-none! max-h-none max-w-none scroll-pt-40 scroll-pb-24 overflow-y-auto overscroll-contain bg-paper outline-none text-base leading-normal text-ink"
    >
      {/* On a phone only the bar is sticky: it also reports unsaved text. */}
      <div className="tablet:sticky tablet:top-0 tablet:z-6 max-tablet:contents">
        <EditorBar
          editing={editing}
          heading={heading}
          saveLabel={saveLabel}
          onSave={onSave}
          actions={actions}
          onClose={() => goToList()}
          onHistory={id === undefined ? undefined : () => setIsHistoryOpen(true)}
        />
        {editing.conflict && <ConflictBanner editing={editing} conflict={editing.conflict} />}
        <TroubleBanner editing={editing} onSignIn={() => setIsSigningIn(true)} />
      </div>
      {editing.offered.map((copy) => (
        <KeptCopyBanner key={copy.key} editing={editing} copy={copy} />
      ))}
      <div className="pb-24 tablet:pb-8">{children}</div>
      {isHistoryOpen && id !== undefined && (
        <HistoryView editing={editing} id={id} onClose={() => setIsHistoryOpen(false)} />
      )}
      {isSigningIn && (
        <SignInAgain
          heading="Sign in again to save"
          confirm="Sign in and save"
          onSignedIn={() => {
            setIsSigningIn(false);
            void editing.save();
          }}
          onClose={() => setIsSigningIn(false)}
        >
          Your session has ended. Your text is safe here and is saved as soon as you are back.
        </SignInAgain>
      )}
      {guard.isAsking && (
        <LeaveQuestion
          canKeep={!editing.isStorageFull}
          onStay={guard.stay}
          onKeep={() => {
            editing.keepNow();
            guard.leave();
          }}
          onDiscard={() => {
            editing.throwAway();
            guard.leave();
          }}
        />
      )}
      {/* Toasts appear in the container mounted last, so this one mounts after the page's. */}
      {isOpen && <Toasts isAboveBar />}
    </dialog>
  );
}
