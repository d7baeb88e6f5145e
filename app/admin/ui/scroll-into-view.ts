/** As the `ref` of what appears below the button that opened it. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
