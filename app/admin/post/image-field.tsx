import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { ClaimNote } from "#app/admin/editor/claim-note.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { postFields } from "#domain/posts/post.ts";
import { AltField } from "./alt-field.tsx";
import { ImageChooser } from "./image-chooser.tsx";
import { ImageProgress } from "./image-progress.tsx";
import { TextButton } from "./text-button.tsx";
import { imageIn, useImageUpload } from "./use-image-upload.ts";

interface ImageFieldProps {
  /** Empty if there is no picture. */
  address: string;
  alt: string;
  onChange: (patch: { address?: string; alt?: string }) => void;
  error?: string | undefined;
  altError?: string | undefined;
}

export function ImageField({ address, alt, onChange, error, altError }: ImageFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const upload = useImageUpload((sent) => onChange({ address: sent }));
  const shown = upload.state.kind === "sending" ? upload.state.preview : address;

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    setIsOver(false);
    const file = imageIn(data) ?? (event.type === "drop" ? data?.files[0] : undefined);
    if (file === undefined) return;
    event.preventDefault();
    upload.send(file);
  }

  return (
    <fieldset
      className="grid min-w-0 gap-3.5"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <legend className="sr-only">Cover picture</legend>
      {/* Pasting needs the focus, which a click puts here. */}
      <div
        tabIndex={-1}
        className={`relative grid aspect-video place-items-center overflow-hidden rounded-field ${shown === "" ? "border-[1.5px] border-dashed border-field bg-paper" : "bg-sand-200"} ${isOver ? "outline-3 outline-offset-2 outline-evergreen" : ""}`}
      >
        {shown === "" ? (
          <p className="px-4 text-center text-s text-ink-soft">
            Drop a picture here, or paste one. JPEG, PNG, WebP or GIF, 15 MB at most.
          </p>
        ) : (
          <img src={shown} alt={alt} className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <ImageProgress state={upload.state} onRetry={upload.retry} onStop={upload.stop} />
      {error && <FieldError>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <ImageChooser ref={chooser} label="Picture file" onChoose={upload.send} />
        <TextButton icon="upload" tone="filled" onClick={() => chooser.current?.click()}>
          {shown === "" ? "Choose a picture" : "Replace"}
        </TextButton>
        {address !== "" && (
          <TextButton
            icon="trash"
            tone="danger"
            onClick={() => {
              upload.stop();
              onChange({ address: "" });
            }}
          >
            Remove
          </TextButton>
        )}
      </div>
      {shown !== "" && (
        <>
          <AltField
            label={postFields.blog_image_alt.label}
            value={alt}
            error={altError}
            onChange={(words) => onChange({ alt: words })}
          />
          <ClaimNote text={alt} />
        </>
      )}
    </fieldset>
  );
}
