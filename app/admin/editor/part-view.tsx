import { ChangedText } from "./changed-text.tsx";
import type { PartDescription } from "./editor-state.ts";

interface PartViewProps {
  part: Pick<PartDescription, "text" | "pictureUrls">;
  other: Pick<PartDescription, "text">;
  isFolded: boolean;
}

export function PartView({ part, other, isFolded }: PartViewProps) {
  const { text, pictureUrls } = part;
  return (
    <>
      {pictureUrls.length > 0 && (
        <span className="my-2 flex flex-wrap gap-2">
          {[...new Set(pictureUrls)].map((url) => (
            <img
              key={url}
              src={url}
              alt={text === "" ? "The picture" : ""}
              className="h-20 w-auto max-w-full rounded-field object-contain"
            />
          ))}
        </span>
      )}
      {(text !== "" || pictureUrls.length === 0) && (
        <ChangedText text={text} other={other.text} isFolded={isFolded} />
      )}
    </>
  );
}
