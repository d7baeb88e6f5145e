import { useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";

export function useReturnToList(listPath: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isStopped = useRef(false);

  async function returnToList({ isChanged = false } = {}) {
    isStopped.current = false;
    const params = new URLSearchParams(search);
    // `from` names the item being duplicated, `add` a new entry: they do not belong to the list.
    params.delete("from");
    params.delete("add");
    const query = params.toString();
    await navigate(query === "" ? listPath : `${listPath}?${query}`);
    // Both at once would abort one load and report an error.
    if (isChanged && !isStopped.current) await revalidate();
  }

  /** While the list still loads, another navigation takes the place of that one. */
  async function stopReturning() {
    isStopped.current = true;
    await navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return { returnToList, stopReturning };
}
