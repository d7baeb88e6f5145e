import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";

/** Grows with its text. The style does that alone except in older browsers, such as Safari 26. */
export function TextArea({ ref, className = "", ...props }: ComponentProps<"textarea">) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => {
    if (field.current && !CSS.supports("field-sizing", "content")) fitHeight(field.current);
  });
  return <textarea {...props} ref={field} className={`field-sizing-content ${className}`} />;
}

function fitHeight(field: HTMLTextAreaElement): void {
  field.style.height = "auto";
  const border = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + border}px`;
}
