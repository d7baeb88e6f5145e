/** "Contact form" within a sentence; the name of a language keeps its capital. */
export function lowerFormName(formType: string): string {
  return formType.charAt(0).toLowerCase() + formType.slice(1);
}
