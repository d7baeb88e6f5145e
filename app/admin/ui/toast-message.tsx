import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";

/** True while the dialog around the toasts is about to close, which moves them to the page. */
export const IsClosingContext = createContext(false);

/** The region that has announced a toast; a toast that moves takes it along. */
interface Announcement {
  region?: Element | null;
}

interface ToastMessageProps {
  text: string;
  announcement: Announcement;
}

/** A dialog that stays open longer announces the toast itself, which may be gone by the end. */
const maxClosingMs = 1000;

/** Screen readers hear the text once: in the dialog, or on the page if the dialog closes right away. */
export function ToastMessage({ text, announcement }: ToastMessageProps) {
  const isClosing = useContext(IsClosingContext);
  const [isLate, setIsLate] = useState(false);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => setIsLate(true), maxClosingMs);
    return () => clearTimeout(timer);
  }, [isClosing]);

  useLayoutEffect(() => {
    const item = element.current?.closest("li");
    const region = item?.closest("section");
    if (!isClosing || isLate) announcement.region ??= region;
    if (announcement.region === region) item?.removeAttribute("aria-live");
    else item?.setAttribute("aria-live", "off");
  }, [announcement, isClosing, isLate]);

  // Only an added element is announced.
  return (
    <span key={`${isLate}`} ref={element}>
      {text}
    </span>
  );
}
