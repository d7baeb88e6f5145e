import { useState } from "react";
import { timeInWords } from "#app/admin/clinic-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { differingFields } from "#domain/items/differences.ts";
import type { ItemKind } from "#domain/items/item.ts";
import { Banner } from "./banner.tsx";
import { DifferenceList } from "./difference-list.tsx";
import type { EditorState } from "./editing.ts";
import type { KeptCopy } from "./kept-copies.ts";

interface KeptCopyBannerProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  copy: KeptCopy<Values>;
}

export function KeptCopyBanner<Kind extends ItemKind, Values extends object>({
  editing,
  copy,
}: KeptCopyBannerProps<Kind, Values>) {
  const [isOpen, setIsOpen] = useState(false);
  const { describe, base, values } = editing;
  const time = timeInWords(copy.savedAt);
  const isOlder = copy.basedOn !== base.updatedAt;
  const labels = differingFields(values, copy.values).map((name) => describe(name, values).label);
  const ways = (
    <>
      <Button look="line" size="small" onClick={() => editing.restoreCopy(copy)}>
        Restore
      </Button>
      {!copy.isBeingWritten && (
        <QuietButton onClick={() => editing.discardCopy(copy)}>Discard</QuietButton>
      )}
    </>
  );
  return (
    <>
      <Banner
        tone={isOlder ? "care" : "advice"}
        actions={
          <>
            <QuietButton onClick={() => setIsOpen(true)}>See the differences</QuietButton>
            {ways}
          </>
        }
      >
        <p className="max-w-none">
          <strong>Unsaved text from {time} is on this device.</strong>{" "}
          {copy.isBeingWritten && "It is open in another tab. "}
          {isOlder &&
            "The saved version is newer than this text, so compare them before you restore it. "}
          {differenceInWords(labels)}
        </p>
      </Banner>
      {isOpen && (
        <Modal
          heading={`Unsaved text from ${time}`}
          width="wide"
          onClose={() => setIsOpen(false)}
          actions={ways}
        >
          <DifferenceList
            describe={describe}
            one={{ name: "In the form now", values }}
            other={{ name: `From ${time}`, values: copy.values }}
          />
        </Modal>
      )}
    </>
  );
}

const mostNamed = 3;

function differenceInWords(labels: string[]): string {
  if (labels.length === 0) return "It is the same as the form now.";
  const named = labels.slice(0, mostNamed).join(", ");
  const more = labels.length - mostNamed;
  return `It differs in: ${named}${more > 0 ? ` and ${more} more` : ""}.`;
}
