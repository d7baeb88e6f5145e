import { useEffect, useState } from "react";
import { type ImageQuery, searchImages } from "#app/api/image-api.ts";
import { imagesPerPage } from "#domain/images/image.ts";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";

interface FoundImages {
  /** The last page that has arrived. */
  query: ImageQuery;
  images: ImageListItem[];
  hasMore: boolean;
}

export function useImageSearch() {
  const [query, setQuery] = useState<ImageQuery>({ page: 1, q: "", isUndescribed: false });
  const [found, setFound] = useState<FoundImages>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    searchImages(query).then((result) => {
      if (!isCurrent) return;
      if (result.kind !== "done") return setFailure(result.message);
      setFailure(undefined);
      setFound((previous) => ({
        query,
        images: [...(query.page === 1 ? [] : (previous?.images ?? [])), ...result.data],
        hasMore: result.data.length === imagesPerPage,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return {
    query,
    found,
    failure,
    search: (change: Partial<ImageQuery>) => setQuery({ ...query, page: 1, ...change }),
    showMore: () => setQuery(continueSearch(query, found?.query)),
  };
}

/** A page that has not arrived yet, or has failed, is requested again: it would be missing otherwise. */
export function continueSearch(latest: ImageQuery, arrived: ImageQuery | undefined): ImageQuery {
  return { ...latest, page: latest.page + (latest === arrived ? 1 : 0) };
}
