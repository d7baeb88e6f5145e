import { useEffect } from "react";
import { findTap, getTapLinks } from "./find-tap.ts";
import { useClinic } from "./use-clinic.ts";

/**
 * Counts taps on Book and Call. The beacon has no body: the server takes the page from the referrer,
 * and leaves out bots and Sec-GPC.
 */
export function useTapBeacon(): void {
  const { phone, bookingUrl } = useClinic();
  useEffect(() => {
    const links = getTapLinks(phone, bookingUrl);
    const onClick = ({ target }: Event) => {
      const tap = findTap(target, links);
      if (tap) navigator.sendBeacon(`/api/taps/${tap}`);
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [phone, bookingUrl]);
}
