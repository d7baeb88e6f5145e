import { useLocation, useNavigate, useRevalidator } from "react-router";

/** Back to the list as it was searched and sorted; where something changed, it is loaded again. */
export function useWayToList(listPath: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async ({ isChanged = false } = {}) => {
    const kept = new URLSearchParams(search);
    // What a new item began as is no part of the list.
    kept.delete("from");
    const query = kept.toString();
    await navigate(query === "" ? listPath : `${listPath}?${query}`);
    // One after the other: a load that is broken off complains.
    if (isChanged) await revalidate();
  };
}
