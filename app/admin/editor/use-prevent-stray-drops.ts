import { useEffect } from "react";

/** A file dropped beside a field would replace the editor with that file. */
export function usePreventStrayDrops(): void {
  useEffect(() => {
    const controller = new AbortController();
    for (const name of ["dragover", "drop"] as const)
      addEventListener(
        name,
        (event) => {
          if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
        },
        { signal: controller.signal },
      );
    return () => controller.abort();
  }, []);
}
