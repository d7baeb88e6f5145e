import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Tells whether the page was left, or the next one is loading. What waits until then, such as for a
 * picture, must not save what somebody has discarded.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const isLoadingNext = next !== undefined && next.pathname !== pathname;
  const isLeaving = useRef(isLoadingNext);
  useEffect(() => {
    isLeaving.current = isLoadingNext;
    return () => {
      isLeaving.current = true;
    };
  }, [isLoadingNext]);
  return () => isLeaving.current;
}
