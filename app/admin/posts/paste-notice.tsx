export interface PasteLosses {
  omittedPictureCount: number;
}

export const noPasteLosses: PasteLosses = { omittedPictureCount: 0 };

export function PasteNotice({ omittedPictureCount }: PasteLosses) {
  if (omittedPictureCount === 0) return null;
  return (
    <p role="status" className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s">
      {omittedPictureCount === 1 ? "A picture was" : `${omittedPictureCount} pictures were`} left
      out of what you pasted. Please add pictures with the picture button.
    </p>
  );
}
