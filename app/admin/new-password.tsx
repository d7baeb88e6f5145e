import { useEffect, useState } from "react";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { call } from "#app/api-client.ts";
import { answerContext } from "#app/context.ts";
import { Logo } from "#app/frame/logo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { clinic } from "#content/clinic.ts";
import { passwordHint, passwordProblem } from "#domain/staff/password-rules.ts";
import type { Route } from "./+types/new-password";
import { ActForm } from "./account/act-form.tsx";
import { useAct } from "./account/use-act.ts";
import { PasswordInput } from "./password-input.tsx";
import { type CallResult, read } from "./staff-calls.ts";
import "#app/styles/staff.css";

export async function loader({ context }: Route.LoaderArgs) {
  context.get(answerContext).area = "staff";
}

export function meta() {
  return [
    { title: `Choose a password | ${clinic.name}` },
    { name: "description", content: `Where the staff of ${clinic.name} choose a password.` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

interface Owner {
  name: string;
  email: string;
}

/** The one-time link has its token in the fragment, which browsers send to no server. */
export default function NewPasswordPage() {
  const [token, setToken] = useState("");
  const [owner, setOwner] = useState<CallResult<Owner>>();
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    const found = location.hash.slice(1);
    setToken(found);
    void askWhose(found).then(setOwner);
  }, []);

  return (
    <main
      id="main"
      className="mx-auto grid min-h-screen max-w-136 content-center gap-8 px-gutter py-12 text-base"
    >
      <Logo line="Staff area" isDocumentLink className="justify-self-start" />
      <h1 className="text-dl">Choose your password.</h1>
      {isDone ? (
        <div className="grid justify-items-start gap-5">
          <Note tone="ok" role="status">
            <strong>Your password is set.</strong> You can sign in with it now.
          </Note>
          <ButtonLink to="/login">Sign in</ButtonLink>
        </div>
      ) : owner === undefined ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Checking the link…
        </p>
      ) : owner.kind === "done" ? (
        <NewPasswordForm token={token} owner={owner.data} onDone={() => setIsDone(true)} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <FailureNote failure={owner.kind === "unreachable" ? unreachable : owner.message} />
          {owner.kind !== "unreachable" && (
            <p>Ask whoever gave you the link for a new one, and open the complete link.</p>
          )}
          <ButtonLink to="/login" look="line">
            Go to the sign-in
          </ButtonLink>
        </div>
      )}
      <noscript>
        <Note tone="care">The staff area needs JavaScript.</Note>
      </noscript>
    </main>
  );
}

const unreachable = "The server cannot be reached. Please reload this page in a moment.";

function NewPasswordForm({
  token,
  owner,
  onDone,
}: {
  token: string;
  owner: Owner;
  onDone: () => void;
}) {
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [password, setPassword] = useState("");

  async function submit() {
    const problem = passwordProblem(password, owner);
    if (problem !== undefined) return setErrors({ new_password: problem });
    const body = { token, new_password: password };
    const set = async () => read(await call("POST", "/api/users/new-password", body));
    const done = await run(set, { isShown: true });
    if (!done) return;
    // The used token is of no use in the browser's history.
    history.replaceState(history.state, "", location.pathname);
    onDone();
  }

  return (
    <ActForm
      email={owner.email}
      confirm="Set the password"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
    >
      <p>
        For {owner.name}, <span className="[overflow-wrap:anywhere]">{owner.email}</span>
      </p>
      <FailureNote failure={failure} />
      <Field label="New password" error={errors.new_password} hint={passwordHint}>
        {(props) => (
          <PasswordInput
            {...props}
            name="new_password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    </ActForm>
  );
}

async function askWhose(token: string): Promise<CallResult<Owner>> {
  return read(await call("POST", "/api/users/password-link", { token }));
}
