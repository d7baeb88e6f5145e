import { clinicContext, dbContext } from "#app/context.ts";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { DemoBadge } from "#app/sections/demo/demo-badge.tsx";
import { addLinks } from "#app/sections/fees/add-links.server.ts";
import { FeeAnswers } from "#app/sections/fees/fee-answers.tsx";
import { type FeeGroup, FeesTable } from "#app/sections/fees/fees-table.tsx";
import { listAnswers } from "#app/sections/fees/list-answers.server.ts";
import { ProsePage, type ProseSection } from "#app/sections/text/prose-page.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArrowLinks } from "#app/ui/arrow-link.tsx";
import { clinic } from "#content/clinic.ts";
import { type FeeRow, fees, formatFee, formatVisitRange } from "#domain/clinic/fees-definition.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { getServicePath, groupServices } from "#domain/clinic/service-links.ts";
import { slugify } from "#domain/fields/slug.ts";
import { splitParagraphs } from "#domain/fields/split-paragraphs.ts";
import type { Route } from "./+types/fees";

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readSingleton(context.get(dbContext), fees);
  const { rows, isSample, directBilling, insurers, cancellation, payment, further } = content;
  const { reviewedOn } = content;
  const labels = fees.fields;
  const clinicContent = await context.get(clinicContext)();
  return {
    head: createPageHead(context, {
      title: "Fees and Insurance",
      description: `What a visit to our clinic in ${clinic.address.city} costs, who can send the bill to your insurer, how to pay, and what happens if you have to cancel.`,
      path: "/fees",
      lastReviewed: reviewedOn,
    }),
    groups: groupFees(rows, clinicContent),
    answers: listAnswers(
      content,
      clinicContent.services.find(({ id }) => formatVisitRange(rows, id) !== ""),
    ),
    messageTopic: "fees",
    isSample,
    reviewedOn,
    texts: await addLinks(context.get(dbContext), [
      { id: "billing", heading: labels.directBilling.label, text: directBilling },
      { id: "plans", heading: labels.insurers.label, text: insurers },
      ...further.map((entry, i) => ({ id: findId(further, i), ...entry })),
      { id: "cancel", heading: labels.cancellation.label, text: cancellation },
      { id: "pay", heading: labels.payment.label, text: payment },
    ]),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function FeesPage({ loaderData }: Route.ComponentProps) {
  const { groups, answers, isSample, texts, reviewedOn } = loaderData;
  return (
    <>
      <ProsePage
        heading="Fees and insurance"
        lead="What a visit costs, who can send the bill to your insurer, and what happens if you have to cancel."
        lastReviewed={reviewedOn}
        summary={<FeeAnswers answers={answers} />}
        hasColumns
        sections={[
          ...(groups.length > 0 ? [createFeesSection(groups, isSample)] : []),
          ...texts.map(({ id, heading, text, links }) => ({
            id,
            title: heading,
            content: (
              <>
                {splitParagraphs(text).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {links.length > 0 && (
                  <p className="flex flex-wrap gap-x-7">
                    <ArrowLinks links={links} />
                  </p>
                )}
              </>
            ),
          })),
        ]}
      />
      <HelpBlock
        heading="A question about cost?"
        invitation="Ask before you book. We would rather talk about money now than after a visit."
      />
    </>
  );
}

function createFeesSection(groups: FeeGroup[], isSample: boolean): ProseSection {
  return {
    id: "by-service",
    title: "Fees by service",
    isWide: true,
    content: (
      <>
        <p>
          {isSample && <DemoBadge>Sample prices</DemoBadge>} You pay for each visit. We do not sell
          packages. You hear the price before anything starts.
        </p>
        <FeesTable groups={groups} />
      </>
    ),
  };
}

/** In the groups of the Services menu; services without a fee or a note are left out. */
function groupFees(rows: FeeRow[], clinicContent: Clinic): FeeGroup[] {
  return groupServices(clinicContent.services)
    .map(({ title, services }) => ({
      title,
      services: services.flatMap((service) => {
        const ofService = rows.filter((row) => row.services[0] === String(service.id));
        if (ofService.length === 0) return [];
        return {
          name: service.menuName,
          path: getServicePath(service),
          notes: [...new Set(ofService.map(({ note }) => note))].filter((note) => note !== ""),
          first: ofService.filter(({ kind }) => kind === "first").map(toCell),
          later: ofService.filter(({ kind }) => kind === "later" || kind === "item").map(toCell),
        };
      }),
    }))
    .filter((group) => group.services.length > 0);
}

/** The parts of the page that have no heading from staff. */
const ownIds = ["main", "by-service", "billing", "plans", "cancel", "pay", "help"];

/** From the heading, so that links to a question stay when others are added. */
function findId(further: { heading: string }[], index: number): string {
  const id = slugify(further[index]?.heading ?? "");
  if (ownIds.includes(id)) return `question-${index + 1}`;
  const isRepeated = further.slice(0, index).some(({ heading }) => slugify(heading) === id);
  return id === "" || isRepeated ? `question-${index + 1}` : id;
}

function toCell(row: FeeRow) {
  return {
    length: row.kind === "item" ? row.item : `${row.minutes} min`,
    isItem: row.kind === "item",
    price: formatFee(row),
  };
}
