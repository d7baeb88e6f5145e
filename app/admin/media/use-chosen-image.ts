import { useState } from "react";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";

/** The text that is typed for one image is kept while another is pressed. */
export function useChosenImage(uploaded: ImageListItem | undefined) {
  const [pressed, press] = useState<ImageListItem>();
  const [edited, setEdited] = useState<Record<string, ImageListItem>>({});
  const shown = pressed ?? uploaded;
  return {
    chosen: shown && (edited[shown.hash] ?? shown),
    press,
    edit(image: ImageListItem) {
      press(image);
      setEdited((others) => ({ ...others, [image.hash]: image }));
    },
  };
}
