import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LineButton } from "#app/admin/ui/line-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import {
  createRecoveryCodes,
  startSecondFactorSetup,
  type TotpSetup,
} from "#app/api/account-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import type { SecondFactorState } from "#domain/staff/second-factors.server.ts";
import { Card } from "../ui/card.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";
import { DisableSecondFactorForm } from "./disable-second-factor-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorSetupForm } from "./second-factor-setup-form.tsx";

interface SecondFactorCardProps {
  email: string;
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

export function SecondFactorCard({ email, state, isRequired, dueLabel }: SecondFactorCardProps) {
  const [step, setStep] = useState<Step>("overview");
  const card = useRef<HTMLElement>(null);
  const showOverview = () => {
    flushSync(() => setStep("overview"));
    card.current?.focus({ preventScroll: true });
    // The card was taller, so all of it may be above the screen now.
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
          email={email}
          submitLabel="Continue"
          action={startSecondFactorSetup}
          onDone={(setup) => setStep({ setup })}
          onCancel={showOverview}
        />
      )}
      {step === "confirm-new-codes" && (
        <ConfirmPasswordForm
          email={email}
          submitLabel="Make new codes"
          action={createRecoveryCodes}
          onDone={({ recovery_codes }) => setStep({ codes: recovery_codes })}
          onCancel={showOverview}
        />
      )}
      {step === "disable" && (
        <DisableSecondFactorForm email={email} onDone={showOverview} onCancel={showOverview} />
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
