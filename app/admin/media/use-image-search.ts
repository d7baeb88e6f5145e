import { useEffect, useState } from "react";
import { searchImages } from "#app/api/image-api.ts";
import type { ImageListItem } from "#domain/images/list-images.server.ts";

interface ImageSearch {
  images: ImageListItem[];
  hasMore: boolean;
}

/** A full page may be followed by another one. */
const fullPage = 60;

export function useImageSearch() {
  const [q, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<ImageSearch>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    searchImages({ page, q }).then((result) => {
      if (!isCurrent) return;
      if (result.kind !== "done") return setFailure(result.message);
      setFailure(undefined);
      setFound((previous) => ({
        images: [...(page === 1 ? [] : (previous?.images ?? [])), ...result.data],
        hasMore: result.data.length === fullPage,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [page, q]);

  return {
    q,
    found,
    failure,
    search(text: string) {
      setPage(1);
      setSearch(text);
    },
    showMore: () => setPage(page + 1),
  };
}
