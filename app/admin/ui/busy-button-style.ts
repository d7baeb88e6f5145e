/** For `aria-disabled`: a disabled button would lose the focus while its request runs. */
export const busyButtonStyle = "aria-disabled:cursor-progress aria-disabled:opacity-75";
