/** Spreadsheets recognize UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** The first row is the header. */
export function formatCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(formatCell).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

/** A spreadsheet would run a cell that begins like a formula, so it gets an apostrophe. */
function formatCell(text: string): string {
  const safeText = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}
