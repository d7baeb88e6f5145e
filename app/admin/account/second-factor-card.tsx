import { useRef, useState } from "react";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { SecondFactorState } from "#domain/staff/second-factor.server.ts";
import { beginSecondFactor, makeRecoveryCodes, type SetUp } from "./account-calls.ts";
import { Card } from "./card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorOff } from "./second-factor-off.tsx";
import { SecondFactorSetUp } from "./second-factor-set-up.tsx";

interface SecondFactorCardProps {
  email: string;
  state: SecondFactorState;
  /** The rest of the staff area stays closed until it is set up. */
  isOwed: boolean;
}

type Step = "rest" | "begin" | "codes" | "off" | { setup: SetUp } | { codes: string[] };

export function SecondFactorCard({ email, state, isOwed }: SecondFactorCardProps) {
  const [step, setStep] = useState<Step>("rest");
  const card = useRef<HTMLElement>(null);
  const rest = () => {
    setStep("rest");
    card.current?.focus({ preventScroll: true });
  };
  return (
    <Card ref={card} heading="Second factor">
      {isOwed && (
        <Note tone="care">
          <strong>Everyone here needs a second factor.</strong> Please set up yours now: the rest of
          the staff area opens as soon as it is on.
        </Note>
      )}
      {state.isOn ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <Icon name="check-circle" className="text-ok" />
          <strong className="text-ok">It is on.</strong> {codesLeftInWords(state.recoveryCodesLeft)}
        </p>
      ) : (
        <p>
          With a second factor, signing in takes a code from an app on your phone as well as the
          password, so that a guessed password is not enough. Any authenticator app will do.
        </p>
      )}
      {step === "rest" && !state.isOn && (
        <Button size="small" className="justify-self-start" onClick={() => setStep("begin")}>
          Set up a second factor
        </Button>
      )}
      {step === "rest" && state.isOn && (
        <div className="flex flex-wrap gap-3">
          <Button look="line" size="small" onClick={() => setStep("codes")}>
            New recovery codes
          </Button>
          <Button look="line" size="small" onClick={() => setStep("off")}>
            Switch off
          </Button>
        </div>
      )}
      {step === "begin" && (
        <PasswordForm
          email={email}
          confirm="Continue"
          act={beginSecondFactor}
          onDone={(setup) => setStep({ setup })}
          onCancel={rest}
        />
      )}
      {step === "codes" && (
        <PasswordForm
          email={email}
          confirm="Make new codes"
          act={makeRecoveryCodes}
          onDone={({ recovery_codes }) => setStep({ codes: recovery_codes })}
          onCancel={rest}
        />
      )}
      {step === "off" && <SecondFactorOff email={email} onDone={rest} onCancel={rest} />}
      {typeof step === "object" && "setup" in step && (
        <SecondFactorSetUp
          setUp={step.setup}
          onDone={(codes) => setStep({ codes })}
          onCancel={rest}
        />
      )}
      {typeof step === "object" && "codes" in step && (
        <RecoveryCodes codes={step.codes} onKept={rest} />
      )}
    </Card>
  );
}

function codesLeftInWords(left: number): string {
  if (left === 0) return "You have no recovery codes left: make new ones now.";
  return left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
}
