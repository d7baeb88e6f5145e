import { useState } from "react";
import { Link } from "react-router";
import { FailureNote } from "#app/admin/failure-note.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { missingSentence } from "#domain/field.ts";
import { imageFileAddress } from "#domain/images/image.ts";
import type { ImageInList } from "#domain/images/remove-image.server.ts";
import { passwordFields } from "#domain/staff/user.ts";
import { removeImage } from "./account-calls.ts";
import { ActForm } from "./act-form.tsx";
import { PasswordAgain } from "./password-again.tsx";
import { useAct } from "./use-act.ts";

interface ImageRowProps {
  image: ImageInList & { when: string };
  email: string;
}

export function ImageRow({ image, email }: ImageRowProps) {
  const { hash, url, when, posts } = image;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-4 tablet:grid-cols-[9rem_minmax(0,1fr)]">
      <img
        src={imageFileAddress(hash, 480, "webp")}
        alt={`Uploaded ${when}`}
        loading="lazy"
        className="aspect-4/3 w-full rounded-m bg-sand object-cover"
      />
      <div className="grid content-start justify-items-start gap-2">
        <p>
          Uploaded {when}.{" "}
          <a href={url} target="_blank" rel="noopener" className="underline">
            Open<span className="sr-only"> this image (opens in a new tab)</span>
          </a>
        </p>
        {posts.length === 0 ? (
          <p className="text-ink-soft">No post uses it now.</p>
        ) : (
          <ul>
            {posts.map(({ id, title }) => (
              <li key={id}>
                Used in{" "}
                <Link to={`/admin/blogs/${id}/edit`} className="underline [overflow-wrap:anywhere]">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!isAsked && (
          <QuietButton
            className="-mx-3 text-danger! hover:bg-danger-tint!"
            onClick={() => setIsAsked(true)}
          >
            Remove everywhere
          </QuietButton>
        )}
      </div>
      {isAsked && (
        <div className="max-tablet:col-span-full tablet:col-start-2">
          <ImageRemoval hash={hash} email={email} onCancel={() => setIsAsked(false)} />
        </div>
      )}
    </li>
  );
}

function ImageRemoval(props: { hash: string; email: string; onCancel: () => void }) {
  const { hash, email, onCancel } = props;
  const { run, isBusy, failure, errors, setErrors } = useAct();
  const [password, setPassword] = useState("");

  async function submit() {
    if (password === "") return setErrors({ password: missingSentence(passwordFields.password) });
    await run(() => removeImage(hash, password));
  }

  return (
    <ActForm
      email={email}
      confirm="Remove it everywhere"
      look="danger"
      isBusy={isBusy}
      errors={errors}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>
        It is removed from every post, earlier version and the trash, and its link stops working.
        This cannot be undone. Copies in backups, and those that others saved, remain.
      </p>
      <FailureNote failure={failure} />
      <PasswordAgain value={password} error={errors.password} onChange={setPassword} />
    </ActForm>
  );
}
