import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { setSecondFactorRequired } from "#app/api/account-api.ts";
import { Card } from "../ui/card.tsx";
import { passFocus } from "../ui/pass-focus.ts";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";

interface SecondFactorRequirementCardProps {
  /** Undefined if it is optional; null if it is required at once. */
  dueLabel: string | null | undefined;
  hasOwnSecondFactor: boolean;
}

/** Only an admin who has a second factor may require it of everyone. */
export function SecondFactorRequirementCard(props: SecondFactorRequirementCardProps) {
  const { dueLabel, hasOwnSecondFactor } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isRequired = dueLabel !== undefined;
  const buttonLabel = isRequired ? "Make it optional" : "Make it required";
  const closeForm = () => {
    flushSync(() => setIsConfirming(false));
    passFocus(card.current, { preventScroll: true });
  };
  return (
    <Card ref={card} heading="Second factor for everyone">
      <p>
        {isRequired ? (
          <>
            <strong>Everyone needs a second factor{dueLabel && ` from ${dueLabel}`}.</strong> Anyone
            without one then sets it up before anything else.
          </>
        ) : (
          "Everyone may choose whether to have a second factor. If you require it, anyone without one has a week to set it up. After that, they do so before anything else."
        )}
      </p>
      {!isRequired && !hasOwnSecondFactor && (
        <p className="text-muted">Set up your own first, under You, so that you know it works.</p>
      )}
      {isConfirming ? (
        <ConfirmPasswordForm
          submitLabel={buttonLabel}
          action={(password) => setSecondFactorRequired(!isRequired, password)}
          onDone={closeForm}
          onCancel={closeForm}
        />
      ) : (
        (isRequired || hasOwnSecondFactor) && (
          <LineButton className="justify-self-start" onClick={() => setIsConfirming(true)}>
            {buttonLabel}
          </LineButton>
        )
      )}
    </Card>
  );
}
