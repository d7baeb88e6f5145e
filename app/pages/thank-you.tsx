import { Link } from "react-router";
import { BookButton, CallButton } from "#app/layout/book-and-call.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { Route } from "./+types/thank-you";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: createPageHead(context, {
      title: "Thank You",
      description: "Your message has been sent. The clinic will reach out to you soon.",
      path: "/thank-you",
      isHidden: true,
    }),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "control" };

export default function ThankYouPage() {
  const { phone } = useClinic();
  return (
    <section data-closing className="section bg-surface-muted">
      <div className="wrap">
        <div className="mx-auto grid max-w-160 justify-items-center gap-5 rounded-l bg-surface-raised p-[clamp(1.5rem,1rem+3vw,3.5rem)] text-center shadow-2">
          <span
            aria-hidden="true"
            className="arch-small grid h-30 w-24 place-items-center bg-success-tint text-success"
          >
            <Icon name="check" className="size-10" />
          </span>
          <h1 className="text-dl">Thank You</h1>
          <p className="lead">
            Your form has been submitted, and the clinic will reach out to you soon: within one
            business day.
          </p>
          <p>
            If it cannot wait, please call{" "}
            <a href={getPhoneLink(phone)} className="font-semibold whitespace-nowrap underline">
              {phone}
            </a>{" "}
            while we are open. In a medical emergency call{" "}
            <a href="tel:911" className="font-semibold underline">
              911
            </a>
            .
          </p>
          <p>
            Something to correct or to take back? Call, or send one more message that says so.{" "}
            <Link to="/privacy#your-rights" className="font-semibold underline">
              Your rights
            </Link>
          </p>
          <div className="flex flex-wrap justify-center gap-3 max-desk:hidden">
            <CallButton />
            <BookButton />
          </div>
          <p>
            New to us?{" "}
            <Link to="/first-visit" className="font-semibold underline">
              How your first visit goes
            </Link>{" "}
            and{" "}
            <Link to="/fees" className="font-semibold underline">
              what it costs
            </Link>
          </p>
          <ButtonLink to="/" variant="line" size="small" className="border-transparent!">
            Back to the home page
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
