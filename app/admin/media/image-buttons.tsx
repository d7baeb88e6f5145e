import { useRef, useState } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { ImageFileInput } from "./image-file-input.tsx";
import { type ChosenPicture, PicturePicker } from "./picture-picker.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import type { useImageUpload } from "./use-image-upload.ts";

interface ImageButtonsProps {
  upload: ReturnType<typeof useImageUpload>;
  fileLabel: string;
  isEmpty: boolean;
  onChoose: (picture: ChosenPicture) => void;
  /** Undefined if there is nothing to remove. */
  onRemove: (() => void) | undefined;
}

/** Uploads a picture, takes one that was uploaded before, or removes it. */
export function ImageButtons(props: ImageButtonsProps) {
  const { upload, fileLabel, isEmpty, onChoose, onRemove } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const focusChooseButton = () => chooseButton.current?.focus();
  return (
    <>
      <UploadProgress
        state={upload.state}
        onRetry={() => {
          upload.retry();
          focusChooseButton();
        }}
        onCancel={() => {
          upload.stop();
          focusChooseButton();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <ImageFileInput ref={fileInput} label={fileLabel} onSelect={upload.send} />
        <GhostButton
          ref={chooseButton}
          icon="upload"
          tone="filled"
          onClick={() => fileInput.current?.click()}
        >
          {isEmpty ? "Choose a picture" : "Replace"}
        </GhostButton>
        <GhostButton icon="image" onClick={() => setIsPicking(true)}>
          Used before
        </GhostButton>
        {onRemove && (
          <GhostButton
            icon="trash"
            tone="danger"
            onClick={() => {
              upload.stop();
              onRemove();
              focusChooseButton();
            }}
          >
            Remove
          </GhostButton>
        )}
        {isPicking && (
          <PicturePicker
            onChoose={(picture) => {
              upload.stop();
              setIsPicking(false);
              onChoose(picture);
            }}
            onUpload={(file) => {
              setIsPicking(false);
              void upload.send(file);
            }}
            onClose={() => setIsPicking(false)}
          />
        )}
      </div>
    </>
  );
}
