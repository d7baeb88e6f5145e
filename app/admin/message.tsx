import type { ReactNode } from "react";
import { data, Link } from "react-router";
import { dbContext, staffContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { openMessage } from "#domain/messages/inbox.server.ts";
import type { Route } from "./+types/message";
import { Moment } from "./moment.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const staff = await context.get(staffContext)();
  const message = staff && (await openMessage(context.get(dbContext), id, staff));
  if (message === undefined) throw data("There is no such message.", { status: 404 });
  return { message };
}

/** One message, whole. */
export default function MessagePage({ loaderData: { message } }: Route.ComponentProps) {
  return (
    <article className="grid content-start gap-5 px-[clamp(1.25rem,3vw,2.5rem)] py-6">
      <Link
        to="/admin/messages"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-evergreen desk:hidden"
      >
        <Icon name="arrow-left" /> All messages
      </Link>
      <div>
        <h2 className="text-ds [overflow-wrap:anywhere]">{message.name}</h2>
        <p className="text-s text-ink-soft">
          <Moment at={message.received_at} />, by the {message.form_type.toLowerCase()}
        </p>
      </div>
      <dl className="grid border-t-[1.5px] border-evergreen">
        <Fact term="E-mail">
          <a href={`mailto:${message.email}`} className="underline">
            {message.email}
          </a>
        </Fact>
        {message.phone !== "" && (
          <Fact term="Phone">
            <a href={`tel:${message.phone}`} className="underline">
              {message.phone}
            </a>
          </Fact>
        )}
      </dl>
      <p className="text-[1.1875rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">
        {message.message}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`mailto:${message.email}`} size="small">
          <Icon name="reply" />
          Reply by e-mail
        </ButtonLink>
        {message.phone !== "" && (
          <ButtonLink to={`tel:${message.phone}`} size="small" look="line">
            <Icon name="phone" />
            Call
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

export function ErrorBoundary() {
  return (
    <div className="stack p-8">
      <p role="alert">This message could not be shown. It may have been deleted.</p>
      <Link to="/admin/messages" className="underline">
        All messages
      </Link>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-3.5">
      <dt className="font-semibold text-evergreen">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
