/** Only this tab remembers it. Storage that is blocked must not break the form. */
export function readUnsentMessage(formPath: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[formPath]);
  } catch {
    return {};
  }
}

/** Runs as text too, before a page has loaded any script, so it uses nothing but its parameters. */
export function saveUnsentMessage(formPath: string, values: object, names?: string[]): void {
  try {
    sessionStorage[formPath] = JSON.stringify(values, names);
  } catch {}
}
