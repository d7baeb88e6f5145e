import { siteContext } from "#app/context.ts";
import { createPrivacySections } from "#app/sections/privacy/privacy-sections.tsx";
import { createThirdPartyTexts } from "#app/sections/privacy/third-party-texts.ts";
import { ProsePage } from "#app/sections/text/prose-page.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { thirdParties } from "#content/third-parties.ts";
import type { Route } from "./+types/privacy";

const lastReviewed = "2026-11-21";

export const meta = pageMeta;
export const handle = { hydratesOn: "control" };

export function loader({ context }: Route.LoaderArgs) {
  const thirdPartyTexts = createThirdPartyTexts(thirdParties);
  return {
    head: createPageHead(context, {
      title: "Privacy",
      description: `What this website asks you for and why, who reads your message, how long it is kept, and how to see it, correct it or have it deleted. ${thirdPartyTexts.description}`,
      path: "/privacy",
      lastReviewed,
    }),
    messageSettings: context.get(siteContext).messageSettings,
    thirdPartyTexts,
  };
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <ProsePage
      heading="Privacy"
      lead="What this website asks you for and why, who sees it, and how to have it corrected or deleted."
      lastReviewed={lastReviewed}
      sections={createPrivacySections(loaderData.messageSettings, loaderData.thirdPartyTexts)}
    />
  );
}
