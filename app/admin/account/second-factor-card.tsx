import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import {
  createRecoveryCodes,
  startSecondFactorSetup,
  type TotpSetup,
} from "#app/api/account-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { clinic } from "#content/clinic.ts";
import type { SecondFactorState } from "#domain/staff/second-factors.server.ts";
import { Card } from "../ui/card.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { downloadFile } from "../ui/download-file.ts";
import { onFirstClick } from "../ui/on-first-click.ts";
import { passFocus } from "../ui/pass-focus.ts";
import { printDocument } from "../ui/print-document.ts";
import { useUnsavedChangesPrompt } from "../ui/use-unsaved-changes-prompt.ts";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { DisableSecondFactorForm } from "./disable-second-factor-form.tsx";
import { SecondFactorSetupForm } from "./second-factor-setup-form.tsx";

interface SecondFactorCardProps {
  state: SecondFactorState;
  /** The rest of the staff area stays closed until it is set up. */
  isRequired: boolean;
  /** The day from which it will be required. */
  dueLabel: string | undefined;
}

type Step =
  | "overview"
  | "confirm-setup"
  | "confirm-new-codes"
  | "disable"
  | { setup: TotpSetup }
  | { codes: string[] };

export function SecondFactorCard({ state, isRequired, dueLabel }: SecondFactorCardProps) {
  const [step, setStep] = useState<Step>("overview");
  const card = useRef<HTMLElement>(null);
  const showOverview = () => {
    flushSync(() => setStep("overview"));
    passFocus(card.current, { preventScroll: true });
    // The card is shorter now, so all of it may be above the window.
    card.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Card ref={card} heading="Second factor">
      {isRequired && (
        <Callout tone="warning">
          <strong>Everyone here needs a second factor.</strong> Please set up yours now: the rest of
          the staff area opens as soon as it is on.
        </Callout>
      )}
      {!isRequired && dueLabel !== undefined && (
        <Callout tone="warning">
          <strong>Everyone here needs a second factor from {dueLabel}.</strong> Please set up yours
          before then.
        </Callout>
      )}
      {state.isOn ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon name="check-circle" className="text-success" />
          <strong className="text-success">It is on.</strong>{" "}
          {formatCodesLeft(state.recoveryCodesLeft)}
        </p>
      ) : (
        <p>
          With a second factor, signing in takes a code from an app on your phone as well as the
          password, so that a guessed password is not enough. Any authenticator app will do.
        </p>
      )}
      {step === "overview" && !state.isOn && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => setStep("confirm-setup")}
        >
          Set up a second factor
        </Button>
      )}
      {step === "overview" && state.isOn && (
        <div className="flex flex-wrap gap-3">
          <LineButton onClick={() => setStep("confirm-new-codes")}>New recovery codes</LineButton>
          <LineButton onClick={() => setStep("disable")}>Switch off</LineButton>
        </div>
      )}
      {step === "confirm-setup" && (
        <ConfirmPasswordForm
          submitLabel="Continue"
          action={startSecondFactorSetup}
          skipToast
          onDone={(setup) => setStep({ setup })}
          onCancel={showOverview}
        />
      )}
      {step === "confirm-new-codes" && (
        <ConfirmPasswordForm
          submitLabel="Make new codes"
          action={createRecoveryCodes}
          skipToast
          onDone={({ recovery_codes }) => setStep({ codes: recovery_codes })}
          onCancel={showOverview}
        />
      )}
      {step === "disable" && (
        <DisableSecondFactorForm onDone={showOverview} onCancel={showOverview} />
      )}
      {typeof step === "object" && "setup" in step && (
        <SecondFactorSetupForm
          setup={step.setup}
          onDone={(codes) => setStep({ codes })}
          onCancel={showOverview}
        />
      )}
      {typeof step === "object" && "codes" in step && (
        <RecoveryCodes codes={step.codes} onSaved={showOverview} />
      )}
    </Card>
  );
}

function formatCodesLeft(count: number): string {
  if (count === 0) return "You have no recovery codes left: make new ones now.";
  return count === 1 ? "1 recovery code is left." : `${count} recovery codes are left.`;
}

const heading = `Recovery codes for the staff area of ${clinic.name}`;
const explanation = "Each signs you in once, instead of the app’s code.";

/** The server stores only hashes of the codes, so they cannot be shown again. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => passFocus(headingRef.current), []);
  const [isSaved, setIsSaved] = useState(false);
  const prompt = useUnsavedChangesPrompt(!isSaved);
  const keep = () => setIsSaved(true);
  return (
    <div className="grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-ds">
        Your recovery codes
      </h3>
      <Callout tone="warning">
        <strong>They are shown only this once.</strong> Print them, download them or write them
        down, and store them away from your phone. {explanation}
      </Callout>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded-m border border-line bg-surface p-4 font-semibold tabular">
        {codes.map((code) => (
          <li key={code} className="tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onFirstClick(onSaved)}>
          I have saved them
        </Button>
        <LineButton onClick={() => printCodes(codes)}>
          <Icon name="document" />
          Print
        </LineButton>
        <LineButton
          onClick={() => {
            downloadCodes(codes);
            keep();
          }}
        >
          <Icon name="download" />
          Download
        </LineButton>
        <CopyButton text={codes.join("\n")} label="codes" onCopied={keep} />
      </div>
      {prompt.isOpen && (
        <ConfirmDialog
          heading="Leave without the recovery codes?"
          confirmVariant="danger"
          confirmLabel="Leave without them"
          cancelLabel="Stay here"
          onConfirm={prompt.leave}
          onCancel={prompt.stay}
        >
          They are shown only this once, and you have not downloaded or copied them. Without your
          phone, only they let you sign in.
        </ConfirmDialog>
      )}
    </div>
  );
}

function printCodes(codes: string[]): void {
  printDocument("Recovery codes", (paper) => {
    const title = paper.createElement("h1");
    title.textContent = heading;
    const note = paper.createElement("p");
    note.textContent = explanation;
    const list = paper.createElement("ol");
    for (const code of codes) {
      const item = paper.createElement("li");
      item.textContent = code;
      list.append(item);
    }
    return [title, note, list];
  });
}

function downloadCodes(codes: string[]): void {
  const lines = [heading, explanation, "", ...codes, ""];
  downloadFile("recovery-codes.txt", lines.join("\n"), "text/plain;charset=utf-8");
}
