import { redirect, useNavigate } from "react-router";
import { isOtherUser } from "#app/admin/session/page-user.ts";
import { discardAllUnsentTexts, hasUnsentTexts } from "#app/admin/session/unsent-texts.ts";
import { pageAreaContext, sessionContext } from "#app/context.ts";
import { Logo } from "#app/layout/logo.tsx";
import { pageTitle } from "#app/seo/page-meta.ts";
import { Callout } from "#app/ui/callout.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { clinic } from "#content/clinic.ts";
import { corridorPicture } from "#content/pages/corridor-picture.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import type { Route } from "./+types/login-page";
import { LogoutButton } from "./logout-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { openStaffArea, rememberSignIn } from "./use-sign-in.ts";
import "#app/styles/staff.css";

/** Redirecting users who are not admins would loop, because the staff area sends them back. */
export async function loader({ context }: Route.LoaderArgs) {
  context.set(pageAreaContext, "sign-in");
  const { staff } = (await context.get(sessionContext)()) ?? {};
  if (staff?.isAdmin) throw redirect("/admin");
  return { signedInAs: staff?.email };
}

export function meta() {
  return [
    { title: pageTitle("Staff sign-in") },
    { name: "description", content: `Where the staff of ${clinic.name} sign in.` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function LoginPage({ loaderData: { signedInAs } }: Route.ComponentProps) {
  const navigate = useNavigate();

  /** A new document would lose the notes of somebody whose session has ended. */
  function open(user: StaffUser): undefined {
    if (isOtherUser(user.id)) discardAllUnsentTexts();
    if (!user.isAdmin || !hasUnsentTexts()) return openStaffArea(user);
    rememberSignIn(user);
    void navigate("/admin");
  }

  return (
    <main id="main" className="grid min-h-screen text-base desk:grid-cols-2">
      <div className="relative h-56 overflow-hidden max-desk:[@media(height<30rem)]:hidden rounded-br-[10rem] desk:h-auto desk:rounded-br-none desk:rounded-tr-[clamp(14rem,24vw,26rem)]">
        <CoverPicture
          source={corridorPicture.source}
          alt=""
          sizes="(min-width: 62rem) 50vw, 100vw"
          isPriority
          crop="object-[60%_60%]"
          className="absolute inset-0"
        />
      </div>
      <div className="@container mx-auto grid w-full max-w-136 content-center gap-8 px-gutter py-12 [@media(height<30rem)]:gap-5 [@media(height<30rem)]:py-6">
        <Logo line="Staff area" isDocumentLink className="justify-self-start" />
        <div>
          <h1 className="text-dl">Welcome back.</h1>
          <p className="mt-2 text-l text-muted">
            Sign in to look after posts, location pages and messages.
          </p>
        </div>
        {signedInAs === undefined ? (
          <SignInForm buttonClassName="w-full" onSignedIn={open} />
        ) : (
          <div className="grid gap-5">
            <Callout tone="warning">
              You are signed in as <strong>{signedInAs}</strong>, but this account has no role yet.
              Please ask an owner.
            </Callout>
            <LogoutButton />
          </div>
        )}
        <p className="text-s text-muted">
          Locked out? Ask an owner for a new password link.{" "}
          <a href="/" className="underline">
            Back to the website
          </a>
        </p>
      </div>
    </main>
  );
}
