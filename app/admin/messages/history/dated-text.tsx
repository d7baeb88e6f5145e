interface DatedTextProps {
  text: string;
  /** Has full dates, because paper is read on another day. */
  printText: string;
}

export function DatedText({ text, printText }: DatedTextProps) {
  return (
    <>
      <span className="print:hidden">{text}</span>
      <span className="hidden print:inline">{printText}</span>
    </>
  );
}
