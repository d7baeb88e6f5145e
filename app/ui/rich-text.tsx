interface RichTextProps {
  /** Must be trusted or sanitized on the server: it is inserted unchecked. */
  html: string;
  className: string;
}

export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that inserts stored HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
