import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { ClaimNote } from "#app/admin/editor/claim-note.tsx";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Field } from "#app/ui/field.tsx";
import { postFields } from "#domain/posts/post.ts";
import { ImageProgress } from "./image-progress.tsx";
import { acceptedImages } from "./upload-image.ts";
import { imageIn, useImageUpload } from "./use-image-upload.ts";

interface ImageFieldProps {
  /** The address of the picture, empty where there is none. */
  address: string;
  alt: string;
  onChange: (patch: { address?: string; alt?: string }) => void;
  error?: string | undefined;
  altError?: string | undefined;
}

/** A picture to choose, drop or paste, and the words for those who cannot see it. */
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
      aria-label="Cover picture"
      className="grid min-w-0 gap-3.5"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {/* A click puts the focus here, and then pasting works. */}
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
      {error && (
        <p className="flex gap-[0.5em] text-s font-semibold text-danger">
          <Icon name="alert" className="mt-[0.1em]" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={chooser}
          type="file"
          accept={acceptedImages}
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) upload.send(file);
          }}
        />
        <button
          type="button"
          onClick={() => chooser.current?.click()}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sage-100 px-4 font-semibold text-evergreen hover:bg-sage-200 focus-visible:rounded-full"
        >
          <Icon name="upload" />
          {shown === "" ? "Choose a picture" : "Replace"}
        </button>
        {address !== "" && (
          <button
            type="button"
            onClick={() => {
              upload.stop();
              onChange({ address: "" });
            }}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-danger hover:bg-danger-tint focus-visible:rounded-full"
          >
            <Icon name="trash" />
            Remove
          </button>
        )}
      </div>
      {shown !== "" && (
        <Field
          label={postFields.blog_image_alt.label}
          error={altError}
          hint={<span>Read aloud to people who cannot see it.</span>}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={alt}
              onChange={({ target }) => onChange({ alt: target.value })}
              className={staffFieldStyle}
            />
          )}
        </Field>
      )}
      {shown !== "" && <ClaimNote text={alt} />}
    </fieldset>
  );
}
