import { type ClipboardEvent, type DragEvent, useState } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { AltTextField } from "#app/admin/media/alt-text-field.tsx";
import { ImageButtons } from "#app/admin/media/image-buttons.tsx";
import {
  acceptDroppedFile,
  acceptPastedFile,
  useImageUpload,
} from "#app/admin/media/use-image-upload.ts";
import { useNewAlt } from "#app/admin/media/use-new-alt.ts";
import { FieldError } from "#app/ui/field.tsx";
import { postFields } from "#domain/posts/post.ts";
import { missingPicture } from "./insert-image.ts";

interface ImageFieldProps {
  url: string;
  alt: string;
  onChange: (patch: { url?: string; alt?: string }) => void;
  error?: string | undefined;
  altError?: string | undefined;
}

export function ImageField({ url, alt, onChange, error, altError }: ImageFieldProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [missingUrl, setMissingUrl] = useState<string>();
  const upload = useImageUpload((newUrl) => onChange({ url: newUrl, alt: getNewAlt(newUrl) }));
  const getNewAlt = useNewAlt({ src: url, alt }, upload.state);
  const shownUrl = upload.state.kind === "sending" ? upload.state.preview : url;
  const isMissing = shownUrl !== "" && shownUrl === missingUrl;

  function receiveFile(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    setIsDraggedOver(false);
    const file = event.type === "drop" ? acceptDroppedFile(data) : acceptPastedFile(data);
    if (file === undefined) return;
    event.preventDefault();
    upload.send(file);
  }

  return (
    <fieldset
      className="grid min-w-0 gap-3.5"
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => receiveFile(event, event.dataTransfer)}
      onPaste={(event) => receiveFile(event, event.clipboardData)}
    >
      <legend className="sr-only">Cover picture</legend>
      {/* Pasting needs the focus, which a click puts here. */}
      <div
        tabIndex={-1}
        className={`relative grid aspect-video place-items-center overflow-hidden rounded-field ${shownUrl === "" || isMissing ? "border-[1.5px] border-dashed border-field bg-surface" : "bg-surface-sunken"} ${isDraggedOver ? "outline-3 outline-offset-2 outline-brand" : ""}`}
      >
        {shownUrl === "" || isMissing ? (
          <p className="px-4 text-center text-s text-muted">
            {isMissing && `${missingPicture} `}
            Drop a picture here, or paste one. Large photos are made smaller before they are sent.
          </p>
        ) : (
          <img
            src={shownUrl}
            alt={alt}
            // The server's picture may have failed before this page was hydrated.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setMissingUrl(shownUrl);
            }}
            onError={() => setMissingUrl(shownUrl)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ImageButtons
        upload={upload}
        fileLabel="Picture file"
        isEmpty={shownUrl === ""}
        onChoose={(picture) => onChange({ url: picture.url, alt: picture.alt })}
        onRemove={url === "" ? undefined : () => onChange({ url: "", alt: "" })}
      />
      {shownUrl !== "" && (
        <>
          <AltTextField
            label={postFields.blog_image_alt.label}
            name="blog_image_alt"
            value={alt}
            error={altError}
            onChange={(altText) => onChange({ alt: altText })}
          />
          <AdvertisingWarning text={alt} />
        </>
      )}
    </fieldset>
  );
}
