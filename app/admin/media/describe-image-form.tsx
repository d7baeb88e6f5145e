import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { ActionForm } from "#app/admin/ui/action-form.tsx";
import { FormField } from "#app/admin/ui/form-field.tsx";
import { useActionForm } from "#app/admin/ui/use-action-form.ts";
import { describeImage } from "#app/api/image-api.ts";
import { imageFields } from "#domain/images/image.ts";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";

interface DescribeImageFormProps {
  image: ImageListItem;
  onClose: () => void;
}

export function DescribeImageForm({ image, onClose }: DescribeImageFormProps) {
  const { hash, alt, focus_x, focus_y } = image;
  const form = useActionForm(imageFields, { initialValues: { alt } });

  async function save() {
    if (await form.submit((values) => describeImage(hash, { ...values, focus_x, focus_y })))
      onClose();
  }

  return (
    <ActionForm
      form={form}
      submitLabel="Save the description"
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <FormField
        form={form}
        name="alt"
        autoComplete="off"
        autoFocus
        hint="Offered where the picture is used next. The descriptions already in use do not change."
      />
      <AdvertisingWarning text={form.values.alt} />
    </ActionForm>
  );
}
