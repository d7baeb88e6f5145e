import type { ReactNode } from "react";
import { Icon } from "#app/admin/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListQuery } from "#domain/items/staff-list.ts";
import { kindInWords } from "./list-summary.ts";
import type { ListWords } from "./list-words.ts";

interface NothingProps {
  words: ListWords;
  query: ListQuery;
  newAddress: string;
  allAddress: string;
}

export function ListNothing({ words, query: { view, q }, newAddress, allAddress }: NothingProps) {
  if (q !== "")
    return (
      <Place sentence={`No ${words.many} here have “${q}” in their ${words.titled}.`}>
        <ButtonLink to={allAddress} look="line" size="small">
          Clear the search
        </ButtonLink>
      </Place>
    );
  if (view === "trash") return <Place sentence="The trash is empty." />;
  return (
    <Place sentence={`No ${kindInWords(words, view, 0)} yet.`}>
      <ButtonLink to={newAddress} look="line" size="small">
        <Icon name="plus" />
        {words.newOne}
      </ButtonLink>
    </Place>
  );
}

function Place({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-m border border-line bg-white p-8">
      <p>{sentence}</p>
      {children}
    </div>
  );
}
