import { useEffect, useState } from "react";
import { requestSessionCheck } from "#app/admin/session/use-session-expiry.ts";
import { findImage, type ImageQuery, searchImages } from "#app/api/image-api.ts";
import { imagesPerPage } from "#domain/images/image.ts";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";

interface FoundImages {
  /** The last page that has arrived. */
  query: ImageQuery;
  images: ImageListItem[];
  hasMore: boolean;
}

const firstQuery: ImageQuery = { page: 1, q: "", isUndescribed: false };

/**
 * `uploaded` is the hash of the last upload. It comes first, although a search may leave it out and the
 * server may have stored the same file long ago.
 */
export function useImageSearch(uploaded: string | undefined) {
  const [query, setQuery] = useState(firstQuery);
  const [found, setFound] = useState<FoundImages>();
  const [hasFailed, setHasFailed] = useState(false);
  const [knownUpload, setKnownUpload] = useState(uploaded);
  if (uploaded !== knownUpload) {
    setKnownUpload(uploaded);
    setQuery({ ...query, page: 1 });
  }

  useEffect(() => {
    let isCurrent = true;
    searchImages(query).then((result) => {
      if (!isCurrent) return;
      setHasFailed(result.kind !== "done");
      if (result.kind === "signed-out") requestSessionCheck();
      if (result.kind !== "done") return;
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

  const upload = useUploadedImage(uploaded);
  const others = found?.images.filter(({ hash }) => hash !== upload.image?.hash) ?? [];

  return {
    query,
    found: found && upload.image ? { ...found, images: [upload.image, ...others] } : found,
    hasFailed: hasFailed || upload.hasFailed,
    retry() {
      // A page that has arrived must not be added again.
      if (hasFailed) setQuery((latest) => ({ ...latest }));
      setHasFailed(false);
      upload.retry();
    },
    // A filter may be chosen between typing and its search.
    search: (change: Partial<ImageQuery>) =>
      setQuery((latest) => ({ ...latest, page: 1, ...change })),
    showMore: () => setQuery(continueSearch(query, found?.query)),
  };
}

function useUploadedImage(uploaded: string | undefined) {
  const [request, setRequest] = useState({ hash: uploaded });
  const [image, setImage] = useState<ImageListItem>();
  const [hasFailed, setHasFailed] = useState(false);
  if (uploaded !== request.hash) setRequest({ hash: uploaded });

  useEffect(() => {
    if (request.hash === undefined) return;
    let isCurrent = true;
    findImage(request.hash).then((result) => {
      if (!isCurrent) return;
      setHasFailed(result.kind !== "done");
      if (result.kind === "done") setImage(result.data[0]);
    });
    return () => {
      isCurrent = false;
    };
  }, [request]);

  return {
    image,
    hasFailed,
    retry() {
      setHasFailed(false);
      setRequest((latest) => ({ ...latest }));
    },
  };
}

/** A page that has not arrived yet, or has failed, is requested again: it would be missing otherwise. */
export function continueSearch(latest: ImageQuery, arrived: ImageQuery | undefined): ImageQuery {
  return { ...latest, page: latest.page + (latest === arrived ? 1 : 0) };
}
