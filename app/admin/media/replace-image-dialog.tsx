import { useState } from "react";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { replaceImage } from "#app/api/image-api.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toastWarning } from "../ui/toasts.tsx";
import { type ChosenPicture, PicturePicker } from "./picture-picker.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useImageUpload } from "./use-image-upload.ts";

interface ReplaceImageDialogProps {
  hash: string;
  places: number;
  onClose: () => void;
}

/** Chooses the new picture, then asks once more. */
export function ReplaceImageDialog({ hash, places, onClose }: ReplaceImageDialogProps) {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const { run, isBusy } = useMutation("action");
  const [uploaded, setUploaded] = useState<string>();
  const upload = useImageUpload((url) => {
    const newHash = /[0-9a-f]{32}/.exec(url)?.[0];
    if (newHash === hash) toastWarning("This is the same picture.");
    else setUploaded(newHash);
  });
  if (chosen === undefined)
    return (
      <PicturePicker
        heading="Which picture takes its place?"
        confirmLabel="Replace everywhere…"
        except={hash}
        onChoose={setChosen}
        onUpload={(file) => void upload.send(file)}
        uploaded={uploaded}
        progress={
          <UploadProgress
            state={upload.state}
            onRetry={() => void upload.retry()}
            onCancel={upload.stop}
          />
        }
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      heading={places === 1 ? "Replace it in one place?" : `Replace it in ${places} places?`}
      confirmLabel="Replace everywhere"
      cancelLabel="Leave it"
      isBusy={isBusy}
      onConfirm={() => void run(() => replaceImage(hash, chosen.hash)).then(onClose)}
      onCancel={onClose}
    >
      {chosen.alt === ""
        ? "Each place keeps its description, since the new picture has none."
        : `Each place gets the description “${chosen.alt}”.`}{" "}
      Published posts and pages show it at once. The previous version of each stays in its History.
    </ConfirmDialog>
  );
}
