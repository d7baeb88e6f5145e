export interface PasteLosses {
  omittedPictureCount: number;
  hasTables: boolean;
}

export const noPasteLosses: PasteLosses = { omittedPictureCount: 0, hasTables: false };

export function PasteNotice({ omittedPictureCount, hasTables }: PasteLosses) {
  return (
    <>
      {hasTables && (
        <p
          role="status"
          className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s"
        >
          Posts have no tables, so the one that you pasted became a list.
        </p>
      )}
      {omittedPictureCount > 0 && (
        <p
          role="status"
          className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s"
        >
          {omittedPictureCount === 1 ? "A picture was" : `${omittedPictureCount} pictures were`}{" "}
          left out of what you pasted. Please add pictures with the picture button.
        </p>
      )}
    </>
  );
}
