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

const firstQuery: ImageQuery = { page: 1, q: "", isUndescribed: false };

/** `uploaded` is the hash of the last upload, which a search or filter might leave out. */
export function useImageSearch(uploaded: string | undefined) {
  const [query, setQuery] = useState(firstQuery);
  const [found, setFound] = useState<FoundImages>();
  const [failure, setFailure] = useState<string>();
  const [knownUpload, setKnownUpload] = useState(uploaded);
  if (uploaded !== knownUpload) {
    setKnownUpload(uploaded);
    setQuery({ ...firstQuery });
  }

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
    // A filter may be chosen between typing and its search.
    search: (change: Partial<ImageQuery>) =>
      setQuery((latest) => ({ ...latest, page: 1, ...change })),
    showMore: () => setQuery(continueSearch(query, found?.query)),
  };
}

/** A page that has not arrived yet, or has failed, is requested again: it would be missing otherwise. */
export function continueSearch(latest: ImageQuery, arrived: ImageQuery | undefined): ImageQuery {
  return { ...latest, page: latest.page + (latest === arrived ? 1 : 0) };
}
