import { useEffect, useState } from "react";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { callEndpoint } from "#app/api/call-endpoint.ts";
import type { Data } from "#app/api/endpoint-types.ts";
import { pageAreaContext } from "#app/context.ts";
import { Logo } from "#app/layout/logo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { clinic } from "#content/clinic.ts";
import { forbiddenPasswordWords } from "#content/clinic-words.ts";
import { passwordHint, validatePassword } from "#domain/staff/password-rules.ts";
import { passwordChangeFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { FormField } from "../ui/form-field.tsx";
import { ScriptNotice } from "../ui/script-notice.tsx";
import { useActionForm } from "../ui/use-action-form.ts";
import type { Route } from "./+types/new-password-page";
import { SignInForm } from "./sign-in-form.tsx";
import { openStaffArea } from "./use-sign-in.ts";
import "#app/styles/staff.css";

export async function loader({ context }: Route.LoaderArgs) {
  context.set(pageAreaContext, "staff");
}

export function meta() {
  return [
    { title: `Choose a password | ${clinic.name}` },
    { name: "description", content: `Where the staff of ${clinic.name} choose a password.` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

type Owner = Data<"POST /api/users/password-link">;

/** The one-time link has its token in the fragment, which browsers send to no server. */
export default function NewPasswordPage() {
  const [token, setToken] = useState("");
  const [owner, setOwner] = useState<Awaited<ReturnType<typeof fetchLinkOwner>>>();
  const [isPasswordSet, setIsPasswordSet] = useState(false);

  useEffect(() => {
    function checkLink() {
      const fragment = location.hash.slice(1);
      setToken(fragment);
      setOwner(undefined);
      setIsPasswordSet(false);
      void fetchLinkOwner(fragment).then(setOwner);
    }
    checkLink();
    // Another link that is opened in this tab changes only the fragment.
    addEventListener("hashchange", checkLink);
    return () => removeEventListener("hashchange", checkLink);
  }, []);

  // The form that had the focus is gone.
  useEffect(() => {
    if (isPasswordSet) document.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
  }, [isPasswordSet]);

  return (
    <main
      id="main"
      className="@container mx-auto grid min-h-screen max-w-136 content-center gap-8 px-gutter py-12 text-base"
    >
      <Logo line="Staff area" isDocumentLink className="justify-self-start" />
      <h1 className="text-dl">{isPasswordSet ? "Sign in." : "Choose your password."}</h1>
      {owner === undefined ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Checking the link…
        </p>
      ) : isPasswordSet && owner.kind === "done" ? (
        <div className="grid gap-5">
          <Callout tone="ok" role="status">
            <strong>Your password is set.</strong> You can sign in with it now.
          </Callout>
          <SignInForm
            email={owner.data.email}
            buttonClassName="w-full"
            onSignedIn={openStaffArea}
          />
        </div>
      ) : owner.kind === "done" ? (
        <NewPasswordForm token={token} owner={owner.data} onDone={() => setIsPasswordSet(true)} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <ErrorCallout
            failure={owner.kind === "unreachable" ? unreachableMessage : owner.message}
          />
          <ButtonLink to="/login" variant="line">
            Go to the sign-in
          </ButtonLink>
        </div>
      )}
      <ScriptNotice />
    </main>
  );
}

const unreachableMessage = "The server cannot be reached. Please reload this page in a moment.";

const newPasswordFields = { new_password: passwordChangeFields.new_password };

function NewPasswordForm(props: { token: string; owner: Owner; onDone: () => void }) {
  const { token, owner, onDone } = props;
  const form = useActionForm(newPasswordFields, {
    validate: ({ new_password }) => ({
      new_password: validatePassword(new_password, owner, forbiddenPasswordWords),
    }),
  });

  async function submit() {
    const setPassword = ({ new_password }: { new_password: string }) =>
      callEndpoint("POST /api/users/new-password", { body: { token, new_password } });
    if (!(await form.submit(setPassword, { toast: false }))) return;
    // The used token is of no use in the browser's history.
    history.replaceState(history.state, "", location.pathname);
    onDone();
  }

  return (
    <ActionForm form={form} email={owner.email} submitLabel="Set the password" onSubmit={submit}>
      <p>
        For {owner.name}, <span className="[overflow-wrap:anywhere]">{owner.email}</span>
      </p>
      <FormField form={form} name="new_password" hint={passwordHint} autoComplete="new-password" />
    </ActionForm>
  );
}

function fetchLinkOwner(token: string) {
  return callEndpoint("POST /api/users/password-link", { body: { token } });
}
