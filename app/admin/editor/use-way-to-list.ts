import { useLocation, useNavigate, useRevalidator } from "react-router";

/** Returns to the list with its search and order; after a change the list is reloaded. */
export function useWayToList(listPath: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async ({ isChanged = false } = {}) => {
    const kept = new URLSearchParams(search);
    // `from` names the item being duplicated and does not belong to the list.
    kept.delete("from");
    const query = kept.toString();
    await navigate(query === "" ? listPath : `${listPath}?${query}`);
    // Both at once would abort one load and report an error.
    if (isChanged) await revalidate();
  };
}
