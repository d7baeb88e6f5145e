import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { requireSecondFactor } from "./account-calls.ts";
import { Card } from "./card.tsx";
import { PasswordForm } from "./password-form.tsx";

interface SecondFactorDutyProps {
  email: string;
  isRequired: boolean;
  hasOwn: boolean;
}

/** Only an admin who has a second factor may require it of everyone. */
export function SecondFactorDuty({ email, isRequired, hasOwn }: SecondFactorDutyProps) {
  const [isAsked, setIsAsked] = useState(false);
  const card = useRef<HTMLElement>(null);
  const button = isRequired ? "Make it optional" : "Make it required";
  const rest = () => {
    setIsAsked(false);
    card.current?.focus({ preventScroll: true });
  };
  return (
    <Card ref={card} heading="Second factor for everyone">
      <p>
        {isRequired ? (
          <>
            <strong>Everyone needs a second factor.</strong> Anyone without one sets it up at the
            next sign-in, before anything else.
          </>
        ) : (
          "Everyone may choose whether to have a second factor. If you require it, anyone without one has to set it up before anything else."
        )}
      </p>
      {!isRequired && !hasOwn && (
        <p className="text-ink-soft">
          Set up your own first, under You, so that you know it works.
        </p>
      )}
      {isAsked ? (
        <PasswordForm
          email={email}
          confirm={button}
          act={(password) => requireSecondFactor(!isRequired, password)}
          isShown={false}
          onDone={rest}
          onCancel={rest}
        />
      ) : (
        (isRequired || hasOwn) && (
          <Button
            look="line"
            size="small"
            className="justify-self-start"
            onClick={() => setIsAsked(true)}
          >
            {button}
          </Button>
        )
      )}
    </Card>
  );
}
