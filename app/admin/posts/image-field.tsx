import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { TextButton } from "#app/admin/ui/text-button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { postFields } from "#domain/posts/post.ts";
import { PicturePicker } from "../media/picture-picker.tsx";
import { AltTextField } from "./alt-text-field.tsx";
import { ImageFileInput } from "./image-file-input.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { findImageFile, useImageUpload } from "./use-image-upload.ts";

interface ImageFieldProps {
  url: string;
  alt: string;
  onChange: (patch: { url?: string; alt?: string }) => void;
  error?: string | undefined;
  altError?: string | undefined;
}

export function ImageField({ url, alt, onChange, error, altError }: ImageFieldProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const upload = useImageUpload((uploadedUrl) => onChange({ url: uploadedUrl }));
  const shownUrl = upload.state.kind === "sending" ? upload.state.preview : url;

  function receiveFile(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    setIsDraggedOver(false);
    const file = findImageFile(data) ?? (event.type === "drop" ? data?.files[0] : undefined);
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
        className={`relative grid aspect-video place-items-center overflow-hidden rounded-field ${shownUrl === "" ? "border-[1.5px] border-dashed border-field bg-surface" : "bg-surface-sunken"} ${isDraggedOver ? "outline-3 outline-offset-2 outline-brand" : ""}`}
      >
        {shownUrl === "" ? (
          <p className="px-4 text-center text-s text-muted">
            Drop a picture here, or paste one. Large photos are made smaller before they are sent.
          </p>
        ) : (
          <img src={shownUrl} alt={alt} className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <UploadProgress state={upload.state} onRetry={upload.retry} onCancel={upload.stop} />
      {error && <FieldError>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <ImageFileInput ref={fileInput} label="Picture file" onSelect={upload.send} />
        <TextButton icon="upload" tone="filled" onClick={() => fileInput.current?.click()}>
          {shownUrl === "" ? "Choose a picture" : "Replace"}
        </TextButton>
        <TextButton icon="image" onClick={() => setIsPicking(true)}>
          Used before
        </TextButton>
        {url !== "" && (
          <TextButton
            icon="trash"
            tone="danger"
            onClick={() => {
              upload.stop();
              onChange({ url: "" });
            }}
          >
            Remove
          </TextButton>
        )}
      </div>
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
      {isPicking && (
        <PicturePicker
          onChoose={(picture) => {
            upload.stop();
            setIsPicking(false);
            onChange({ url: picture.url, alt: picture.alt });
          }}
          onUpload={(file) => {
            setIsPicking(false);
            void upload.send(file);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </fieldset>
  );
}
