import { useLocation, useNavigate, useRevalidator } from "react-router";

export function useReturnToList(listPath: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async ({ isChanged = false } = {}) => {
    const params = new URLSearchParams(search);
    // `from` names the item being duplicated, `add` a new entry: they do not belong to the list.
    params.delete("from");
    params.delete("add");
    const query = params.toString();
    await navigate(query === "" ? listPath : `${listPath}?${query}`);
    // Both at once would abort one load and report an error.
    if (isChanged) await revalidate();
  };
}
