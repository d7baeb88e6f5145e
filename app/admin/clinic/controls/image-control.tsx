import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { AltTextField } from "#app/admin/media/alt-text-field.tsx";
import { FocalPoint } from "#app/admin/media/focal-point.tsx";
import { ImageButtons } from "#app/admin/media/image-buttons.tsx";
import { acceptDroppedFile, useImageUpload } from "#app/admin/media/use-image-upload.ts";
import { useNewAlt } from "#app/admin/media/use-new-alt.ts";
import { useNewFocus } from "#app/admin/media/use-new-focus.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import type { ContentImage, ImageField } from "#domain/fields/content-fields.ts";
import { getPictureUrl } from "../describe-content.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { LabelledGroup } from "./labelled-group.tsx";

export function ImageControl(props: ControlProps<ImageField, ContentImage>) {
  const { field, path, value, onChange } = props;
  const { pictureUrls } = useClinicForm();
  const upload = useImageUpload((src, file) =>
    onChange({ src, alt: getNewAlt(src), ...getNewFocus(src, file) }),
  );
  const getNewAlt = useNewAlt(value, upload.state);
  const url = getPictureUrl(value.src, pictureUrls) ?? "";
  const { focus, setFocus, getNewFocus } = useNewFocus(value, upload.state);
  const shownUrl = upload.state.kind === "sending" ? upload.state.preview : url;

  return (
    <LabelledGroup
      field={field}
      path={path}
      className="gap-3.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = acceptDroppedFile(event.dataTransfer);
        if (file === undefined) return;
        event.preventDefault();
        void upload.send(file);
      }}
    >
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)]">
        {shownUrl === "" ? (
          <div className="grid aspect-3/2 place-items-center rounded-field border-[1.5px] border-dashed border-field text-s text-muted">
            <span className="flex items-center gap-2">
              <Icon name="image" /> Drop a picture here, or choose one.
            </span>
          </div>
        ) : (
          <FocalPoint
            url={shownUrl}
            focusX={focus.focusX}
            focusY={focus.focusY}
            onChange={setFocus ?? ((moved) => onChange({ ...value, ...moved }))}
          />
        )}
      </div>
      <ImageButtons
        upload={upload}
        fileLabel={`${field.label}: file`}
        isEmpty={value.src === ""}
        onChoose={({ url: src, alt, focusX, focusY }) => onChange({ src, alt, focusX, focusY })}
        onRemove={value.src !== "" && !field.required ? () => onChange(field.blank) : undefined}
      />
      {value.src !== "" && (
        <>
          <AltTextField
            label="What the picture shows"
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt })}
          />
          <AdvertisingWarning text={value.alt} />
        </>
      )}
    </LabelledGroup>
  );
}
