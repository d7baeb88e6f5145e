/** Only this tab remembers it. Storage that is blocked must not break the form. */
export function readUnsentMessage(formPath: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[formPath]);
  } catch {
    return {};
  }
}

export function saveUnsentMessage(formPath: string, values: Record<string, string>): void {
  try {
    sessionStorage[formPath] = JSON.stringify(values);
  } catch {}
}
