import { useState } from "react";

/** The data of a loader that uses `loadIfPossible`, or the last data that was loaded. */
export function useLastLoaded<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
