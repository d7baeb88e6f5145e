/** Unlike zoom, this leaves the widths in media queries as they are. */
export function doubleTextSize(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { font-size: 200% }");
  document.adoptedStyleSheets = [sheet];
}
