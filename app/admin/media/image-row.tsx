import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useRevalidator } from "react-router";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { ActionForm } from "#app/admin/ui/action-form.tsx";
import { FormField } from "#app/admin/ui/form-field.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { useActionForm } from "#app/admin/ui/use-action-form.ts";
import { describeImage, removeImage } from "#app/api/image-api.ts";
import { getImageFileUrl, imageFields } from "#domain/images/image.ts";
import type { ImageListItem } from "#domain/images/image-endpoints.server.ts";
import { ConfirmPasswordForm } from "../account/confirm-password-form.tsx";
import { ReplaceImageDialog } from "./replace-image-dialog.tsx";

interface ImageRowProps {
  image: ImageListItem & {
    dateLabel: string;
    clinicPages: { path: string; title: string }[];
    /** The reason if the picture is also in a place that the person may not change. */
    refusal: string | undefined;
  };
  /** Undefined if the description is as it was. */
  typedAlt: string | undefined;
  onType: (alt: string | undefined) => void;
}

export function ImageRow({ image, typedAlt, onType }: ImageRowProps) {
  const { hash, url, dateLabel } = image;
  const uses = [
    ...image.posts.map(({ id, title }) => ({ path: `/admin/blogs/${id}/edit`, title })),
    ...image.clinicPages,
  ];
  const row = useRef<HTMLLIElement>(null);
  const [isDescribing, setIsDescribing] = useState(typedAlt !== undefined);
  // Until the list is loaded again, the picture still has the description before it.
  const [saved, setSaved] = useState<{ before: string; alt: string }>();
  const alt = saved?.before === image.alt ? saved.alt : image.alt;
  const describeButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);

  function closeForm(focused: HTMLElement | null) {
    onType(undefined);
    flushSync(() => setIsDescribing(false));
    passFocus(focused);
  }

  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-4 tablet:grid-cols-[9rem_minmax(0,1fr)] wide:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <img
        src={getImageFileUrl(hash, 480, "webp")}
        alt={`Uploaded ${dateLabel}`}
        loading="lazy"
        className="aspect-4/3 w-full rounded-m bg-surface-muted object-cover"
      />
      <div className="grid content-start justify-items-start gap-2">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {alt === "" ? "No description yet" : alt}
        </p>
        <p>
          Uploaded {dateLabel}.{" "}
          <a href={url} target="_blank" rel="noopener" className="underline">
            Open<span className="sr-only"> this image (opens in a new tab)</span>
          </a>
        </p>
        {uses.length === 0 ? (
          <p className="text-muted">Nothing uses it now.</p>
        ) : (
          <ul>
            {uses.map(({ path, title }) => (
              <li key={path}>
                Used in{" "}
                <Link to={path} className="underline [overflow-wrap:anywhere]">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {image.refusal !== undefined && <p className="text-s text-muted">{image.refusal}</p>}
      </div>
      <div className="flex flex-wrap content-start max-wide:col-start-2 max-wide:-mx-3 wide:grid wide:justify-items-start">
        <GhostButton
          ref={describeButton}
          aria-expanded={isDescribing}
          onClick={() => setIsDescribing(!isDescribing)}
        >
          {alt === "" ? "Describe" : "Change the description"}
        </GhostButton>
        {uses.length > 0 && image.refusal === undefined && (
          <GhostButton onClick={() => setIsReplacing(true)}>Replace everywhere</GhostButton>
        )}
        {image.refusal === undefined && (
          <GhostButton
            ref={removeButton}
            tone="danger"
            aria-expanded={isConfirming}
            onClick={() => setIsConfirming(!isConfirming)}
          >
            Remove everywhere
          </GhostButton>
        )}
      </div>
      {isDescribing && (
        <div className="max-tablet:col-span-full tablet:col-start-2">
          <DescribeImageForm
            image={{ ...image, alt }}
            typedAlt={typedAlt}
            onType={(typed) => onType(typed === alt ? undefined : typed)}
            onSaved={(newAlt, isStillTyping) => {
              setSaved({ before: image.alt, alt: newAlt });
              if (isStillTyping) return;
              // A second Enter must not open the form again.
              closeForm(row.current);
            }}
            onCancel={() => closeForm(describeButton.current)}
          />
        </div>
      )}
      {isConfirming && (
        <div className="max-tablet:col-span-full tablet:col-start-2">
          <RemoveImageForm
            hash={hash}
            uses={uses.length}
            onRemoved={() => onType(undefined)}
            onCancel={() => {
              setIsConfirming(false);
              removeButton.current?.focus();
            }}
          />
        </div>
      )}
      {isReplacing && (
        <ReplaceImageDialog
          hash={hash}
          places={uses.length}
          onClose={() => setIsReplacing(false)}
        />
      )}
    </li>
  );
}

interface RemoveImageFormProps {
  hash: string;
  uses: number;
  onRemoved: () => void;
  onCancel: () => void;
}

function RemoveImageForm({ hash, uses, onRemoved, onCancel }: RemoveImageFormProps) {
  const { revalidate } = useRevalidator();

  async function remove(password: string) {
    const result = await removeImage(hash, password, uses);
    // The row then says what uses it now.
    if (result.kind === "conflict") void revalidate();
    if (result.kind === "done") onRemoved();
    return result;
  }

  return (
    <ConfirmPasswordForm
      submitLabel="Remove it everywhere"
      variant="danger"
      action={remove}
      onCancel={onCancel}
    >
      <p>
        It is removed from every page, earlier version and the trash, and its link stops working.
        This cannot be undone. Copies in backups, and those that others saved, remain.
      </p>
    </ConfirmPasswordForm>
  );
}

interface DescribeImageFormProps {
  image: ImageListItem;
  typedAlt: string | undefined;
  onType: (alt: string) => void;
  onSaved: (alt: string, isStillTyping: boolean) => void;
  onCancel: () => void;
}

function DescribeImageForm(props: DescribeImageFormProps) {
  const { image, typedAlt, onType, onSaved, onCancel } = props;
  const { hash, alt, focus_x, focus_y } = image;
  const form = useActionForm(imageFields, { initialValues: { alt: typedAlt ?? alt } });
  const { alt: typed } = form.values;
  const latest = useRef(typed);
  const reportTyped = useEffectEvent((text: string) => {
    latest.current = text;
    onType(text);
  });
  useEffect(() => reportTyped(typed), [typed]);

  async function save() {
    if (await form.submit((values) => describeImage(hash, { ...values, focus_x, focus_y })))
      onSaved(typed.trim(), latest.current !== typed);
  }

  return (
    <ActionForm
      form={form}
      submitLabel="Save the description"
      onSubmit={() => void save()}
      onCancel={onCancel}
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
