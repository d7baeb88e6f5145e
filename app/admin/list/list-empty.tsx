import type { ReactNode } from "react";

/** In the table's place: one sentence, and what can be done about it. */
export function ListEmpty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-m border border-line bg-white p-8">
      <p>{sentence}</p>
      {children}
    </div>
  );
}
