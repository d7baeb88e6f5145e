/** Spreadsheets recognize UTF-8 by it. */
const byteOrderMark = "\ufeff";

/** The first row is the header. */
export function formatCsv(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(formatCell).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

/**
 * A spreadsheet would run a cell that begins like a formula, so it gets an apostrophe. Some separate
 * cells by semicolons, so others can begin after a semicolon or a line break.
 */
function formatCell(text: string): string {
  const safeText = text.replace(formulaStart, "'");
  return `"${safeText.replaceAll('"', '""')}"`;
}

const formulaStart = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\r\n])["\s]*)/g;
