interface RichTextProps {
  /** Ours, or sanitised on the server: nothing here checks it. */
  html: string;
  className?: string;
}

/** Paragraphs, lists, quotes and pictures, well set. */
export function RichText({ html, className = "" }: RichTextProps) {
  return (
    <div
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that sets HTML of others.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
