import { type FormEvent, useEffect, useRef, useState } from "react";
import { redirect } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { signIn } from "#app/api-client.ts";
import { answerContext, staffContext } from "#app/context.ts";
import { Logo } from "#app/frame/logo.tsx";
import { pageTitle } from "#app/frame/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { galleryEntranceCorridor } from "#content/pictures/manifest.ts";
import { missingSentence } from "#domain/field.ts";
import { loginFields, userInfoKey } from "#domain/staff/user.ts";
import type { Route } from "./+types/login";
import { LogoutButton } from "./logout-button.tsx";
import "#app/styles/staff.css";

const genericRefusal = "You could not be signed in. Please try again in a moment.";

/** Only an admin is sent on; another signed-in user sees who they are. */
export async function loader({ context }: Route.LoaderArgs) {
  context.get(answerContext).area = "staff";
  const staff = await context.get(staffContext)();
  if (staff?.isAdmin) throw redirect("/admin");
  return { signedInAs: staff?.email };
}

export function meta() {
  return [{ title: pageTitle("Staff sign-in") }, { name: "robots", content: "noindex, nofollow" }];
}

export default function LoginPage({ loaderData: { signedInAs } }: Route.ComponentProps) {
  return (
    <main id="main" className="grid min-h-screen text-base desk:grid-cols-2">
      <div className="relative h-56 overflow-hidden rounded-br-[10rem] desk:h-auto desk:rounded-br-none desk:rounded-tr-[clamp(14rem,24vw,26rem)]">
        <Picture
          source={galleryEntranceCorridor}
          alt=""
          sizes="(min-width: 62rem) 50vw, 100vw"
          isFirst
          className="absolute inset-0 size-full object-cover object-[60%_60%]"
        />
      </div>
      <div className="mx-auto grid w-full max-w-136 content-center gap-8 px-gutter py-12">
        <Logo line="Staff area" isDocumentLink className="justify-self-start" />
        <div>
          <h1 className="text-dl">Welcome back.</h1>
          <p className="mt-2 text-l text-ink-soft">
            Sign in to look after posts, location pages and messages.
          </p>
        </div>
        {signedInAs === undefined ? (
          <LoginForm />
        ) : (
          <div className="grid gap-5">
            <Note tone="care">
              You are signed in as <strong>{signedInAs}</strong>. Only an admin may enter the staff
              area.
            </Note>
            <LogoutButton look="line" />
          </div>
        )}
        <p className="text-s text-ink-soft">
          Locked out? Ask the office manager.{" "}
          <a href="/" className="underline">
            Back to the website
          </a>
        </p>
      </div>
    </main>
  );
}

type LoginField = keyof typeof loginFields;

function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState({ email: "", password: "" });
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const [message, setMessage] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [isAlive, setIsAlive] = useState(false);

  // Until the script is there nothing can be sent, and what was typed by then is kept.
  useEffect(() => {
    setIsAlive(true);
    const early = new FormData(form.current ?? undefined);
    const typed = (name: LoginField) => String(early.get(name) ?? "");
    setValues({ email: typed("email"), password: typed("password") });
  }, []);

  useEffect(() => {
    if (message !== undefined) refusal.current?.focus();
  }, [message]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const missing = (["email", "password"] as const).filter((name) => values[name] === "");
    setErrors(
      Object.fromEntries(missing.map((name) => [name, missingSentence(loginFields[name])])),
    );
    setMessage(undefined);
    if (missing.length > 0) {
      form.current?.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus();
      return;
    }
    setIsLoading(true);
    const result = await signIn(values.email, values.password);
    if ("user" in result) {
      localStorage.setItem(userInfoKey, JSON.stringify(result.user));
      location.assign(result.user.isAdmin ? "/admin" : "/login");
      return;
    }
    setIsLoading(false);
    setMessage(result.message ?? genericRefusal);
  }

  const control = (name: LoginField) => ({
    name,
    value: values[name],
    maxLength: loginFields[name].limit,
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setValues((typed) => ({ ...typed, [name]: event.target.value })),
  });

  return (
    // By post, whatever happens: a password never stands in an address.
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      noValidate
      aria-busy={isLoading}
      className="grid gap-5.5"
    >
      {message !== undefined && (
        <Note ref={refusal} tone="error" role="alert" tabIndex={-1} className="text-danger">
          <strong>{message}</strong>
        </Note>
      )}
      <Field label={loginFields.email.label} error={errors.email}>
        {(props) => (
          <input
            {...props}
            {...control("email")}
            type="email"
            autoComplete="username"
            className={fieldStyle}
          />
        )}
      </Field>
      <Field label={loginFields.password.label} error={errors.password}>
        {(props) => (
          <span className="relative block">
            <input
              {...props}
              {...control("password")}
              type={isShown ? "text" : "password"}
              autoComplete="current-password"
              className={`${fieldStyle} pr-24`}
            />
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              className="absolute top-1 right-1 inline-flex h-11 items-center gap-[0.4em] rounded-full px-3.5 text-s font-semibold text-evergreen"
            >
              <Icon name="eye" />
              {isShown ? "Hide" : "Show"}
              <span className="sr-only"> password</span>
            </button>
          </span>
        )}
      </Field>
      <Button type="submit" disabled={isLoading || !isAlive} className="w-full">
        {isLoading ? "Signing in…" : "Sign in"}
      </Button>
      <noscript>
        <Note tone="care">The staff area needs JavaScript.</Note>
      </noscript>
    </form>
  );
}
