import { useState } from "react";

/**
 * Typed text stays as it is until the focus leaves, so that "95." does not become "95", or until
 * another value takes its place, such as with Undo.
 */
export function useTypedText<Value>(value: Value, formatted: string) {
  const [typed, setTyped] = useState<{ text: string; value: Value }>();
  const isCurrent = typed !== undefined && Object.is(typed.value, value);
  return { shownText: isCurrent ? typed.text : formatted, setTyped };
}
