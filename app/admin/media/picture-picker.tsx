import { type ReactNode, useEffect, useRef } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { LoadFailure } from "#app/admin/ui/error-callout.tsx";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { describeImage, type ImageQuery } from "#app/api/image-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { getImageFileUrl } from "#domain/images/image.ts";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { AltTextField } from "./alt-text-field.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { ImageFileInput } from "./image-file-input.tsx";
import { useChosenImage } from "./use-chosen-image.ts";
import { useImageSearch } from "./use-image-search.ts";

export interface ChosenPicture {
  hash: string;
  url: string;
  alt: string;
  focusX: number;
  focusY: number;
}

interface PicturePickerProps {
  heading?: string;
  confirmLabel?: string;
  /** An image that cannot be chosen. */
  except?: string;
  onChoose: (picture: ChosenPicture) => void;
  onUpload: (file: File) => void;
  /** The upload that the picker waits for. */
  progress?: ReactNode;
  /** The hash of that upload, which is then the chosen picture. */
  uploaded?: string | undefined;
  onClose: () => void;
}

/** The pictures that were uploaded before, with their descriptions and focal points. */
export function PicturePicker(props: PicturePickerProps) {
  const { heading = "Choose a picture", confirmLabel = "Use this picture" } = props;
  const { except, onChoose, onUpload, progress, uploaded, onClose } = props;
  const { query, found, hasFailed, retry, search, showMore } = useImageSearch(uploaded);
  const { run } = useMutation("action");
  const fileInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const images = found?.images.filter(({ hash }) => hash !== except);
  const { chosen, press, edit } = useChosenImage(images?.find(({ hash }) => hash === uploaded));

  function upload(file: File) {
    press(undefined);
    onUpload(file);
  }

  function loadAgain() {
    retry();
    // The button disappears.
    list.current?.focus();
  }

  function confirm() {
    if (chosen === undefined) return;
    const { hash, url, alt, focus_x, focus_y } = chosen;
    const stored = images?.find((image) => image.hash === hash);
    if (stored?.alt !== alt || stored.focus_x !== focus_x || stored.focus_y !== focus_y)
      void run(() => describeImage(hash, { alt, focus_x, focus_y }), { toast: false });
    onChoose({ hash, url, alt, focusX: focus_x, focusY: focus_y });
  }

  return (
    <Modal
      heading={heading}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <LineButton onClick={onClose}>Cancel</LineButton>
          <Button size="small" aria-disabled={chosen === undefined} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">
        <PictureSearch onSearch={(q) => search({ q })} />
        <GhostButton
          icon="warning"
          tone={query.isUndescribed ? "filled" : "plain"}
          aria-pressed={query.isUndescribed}
          onClick={() => search({ isUndescribed: !query.isUndescribed })}
        >
          No description
        </GhostButton>
        <ImageFileInput ref={fileInput} label="New picture file" onSelect={upload} />
        <GhostButton icon="upload" tone="filled" onClick={() => fileInput.current?.click()}>
          Upload
        </GhostButton>
      </div>
      {progress}
      {hasFailed && (
        <LoadFailure onRetry={loadAgain}>The pictures could not be loaded.</LoadFailure>
      )}
      <p role="status" className="text-muted empty:hidden">
        {!hasFailed && describeResult(images?.length, query, except !== undefined)}
      </p>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <ul ref={list} tabIndex={-1} className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
          {images?.map((image) => (
            <li key={image.hash}>
              <PictureButton
                image={image}
                isChosen={image.hash === chosen?.hash}
                onChoose={() => press(image)}
              />
            </li>
          ))}
        </ul>
        {chosen && <ChosenPanel image={chosen} onChange={edit} />}
      </div>
      {found?.hasMore && (
        <GhostButton icon="arrow-down" onClick={showMore} className="mt-4">
          Older pictures
        </GhostButton>
      )}
    </Modal>
  );
}

const typingDebounceMs = 300;

/** Not the search box of lists: a form inside the form of the editor would submit both. */
function PictureSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span className="relative block w-full tablet:w-96">
      <input
        type="search"
        data-initial-focus=""
        aria-label="Search in what pictures show"
        placeholder="Search in what pictures show"
        maxLength={100}
        autoComplete="off"
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(target.value.trim()), typingDebounceMs);
        }}
        className="min-h-11 w-full rounded-full border-[1.5px] border-field bg-surface-bright pr-5 pl-11 placeholder:text-muted"
      />
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

function describeResult(count: number | undefined, query: ImageQuery, isReplacing: boolean) {
  if (count === undefined) return "The pictures are being loaded…";
  if (count > 0) return "";
  if (query.q !== "") return `No picture is described with “${query.q}”.`;
  if (query.isUndescribed) return "Every picture has a description.";
  return `${isReplacing ? "There is no other picture" : "No pictures"} yet. Upload one.`;
}

interface PictureButtonProps {
  image: ImageListItem;
  isChosen: boolean;
  onChoose: () => void;
}

function PictureButton({ image, isChosen, onChoose }: PictureButtonProps) {
  const { hash, alt, posts, clinic_kinds } = image;
  const places = posts.length + clinic_kinds.length;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="block w-full rounded-m p-2 text-left text-s hover:bg-brand-tint focus-visible:rounded-m aria-pressed:bg-brand-tint aria-pressed:outline-2 aria-pressed:outline-brand"
    >
      <img
        src={getImageFileUrl(hash, 480, "webp")}
        alt=""
        loading="lazy"
        className="aspect-4/3 w-full rounded-field bg-surface-muted object-cover"
      />
      <span className="mt-2 block [overflow-wrap:anywhere]">
        {alt === "" ? (
          <span className="flex items-center gap-1.5 font-semibold text-warning">
            <Icon name="warning" /> No description yet
          </span>
        ) : (
          alt
        )}
      </span>
      <span className="block text-muted">{formatPlaces(places)}</span>
    </button>
  );
}

function formatPlaces(places: number): string {
  if (places === 0) return "Used nowhere now";
  return pluralize(places, "place");
}

interface ChosenPanelProps {
  image: ImageListItem;
  onChange: (image: ImageListItem) => void;
}

function ChosenPanel({ image, onChange }: ChosenPanelProps) {
  const { hash, alt, focus_x, focus_y, posts, file_name } = image;
  return (
    <section aria-label="The chosen picture" className="grid gap-4 max-desk:order-first">
      <FocalPoint
        url={getImageFileUrl(hash, 480, "webp")}
        focusX={focus_x}
        focusY={focus_y}
        onChange={(focus) => onChange({ ...image, focus_x: focus.focusX, focus_y: focus.focusY })}
      />
      <AltTextField
        label="What the picture shows"
        value={alt}
        onChange={(text) => onChange({ ...image, alt: text })}
      />
      <AdvertisingWarning text={alt} />
      {posts.length > 0 && (
        <p className="text-s text-muted [overflow-wrap:anywhere]">
          Used in {posts.map(({ title }) => `“${title}”`).join(", ")}. The descriptions already used
          there do not change.
        </p>
      )}
      <p className="text-s text-muted [overflow-wrap:anywhere]">
        {image.width} × {image.height}
        {file_name !== "" && `, ${file_name}`}
      </p>
    </section>
  );
}
