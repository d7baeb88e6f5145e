import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { pluralize } from "#domain/records/pluralize.ts";

interface SectionListHeadingProps {
  /** For each section, the number of words that the colleges warn about. */
  claimCounts: number[];
  isAllOpen: boolean;
  onToggleAll: () => void;
  onShowClaims: () => void;
}

export function SectionListHeading(props: SectionListHeadingProps) {
  const { claimCounts, isAllOpen, onToggleAll, onShowClaims } = props;
  const wordCount = claimCounts.reduce((total, count) => total + count, 0);
  const sectionCount = claimCounts.filter((count) => count > 0).length;
  return (
    <div className="mt-4 -mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="mr-auto text-ds">Sections</h2>
      {wordCount > 0 && (
        <button
          type="button"
          onClick={onShowClaims}
          className="inline-flex items-center gap-1.5 rounded-full bg-warning-tint px-3.5 text-s font-semibold min-h-11 max-tablet:order-1"
        >
          <Icon name="warning" className="text-warning" />
          {pluralize(wordCount, "word")} to look at in {pluralize(sectionCount, "section")}
        </button>
      )}
      <GhostButton icon={isAllOpen ? "fold" : "unfold"} onClick={onToggleAll} className="-mr-3">
        {isAllOpen ? "Fold all" : "Open all"}
      </GhostButton>
      <p className="order-2 basis-full text-s text-muted">
        To be published, a section needs a heading and text. Empty ones are left out.
      </p>
    </div>
  );
}
