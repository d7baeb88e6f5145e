import { useState } from "react";

/**
 * The data of a loader that uses `loadIfPossible`, or the last data that was loaded for the same
 * key, such as the search of a list.
 */
export function useLastLoaded<Data>(data: Data | undefined, key = ""): Data | undefined {
  const [last, setLast] = useState({ key, data });
  if (data !== undefined && data !== last.data) setLast({ key, data });
  return data ?? (key === last.key ? last.data : undefined);
}
