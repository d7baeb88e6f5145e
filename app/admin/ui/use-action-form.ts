import type { ApiResult } from "#app/api/call-endpoint.ts";
import { useForm } from "#app/ui/use-form.ts";
import type { FieldList, FieldValues } from "#domain/fields/field-list.ts";
import { type RunOptions, useMutation } from "./use-mutation.ts";

export type ActionFormState = Pick<
  ReturnType<typeof useActionForm<FieldList>>,
  "refusalCount" | "isBusy" | "failure"
>;

/** A form over a field list that sends one request. */
export function useActionForm<F extends FieldList>(
  fields: F,
  options: Parameters<typeof useForm<F>>[1] = {},
) {
  const form = useForm(fields, options);
  const { run, isBusy, failure } = useMutation();

  /** Resolves to undefined if a field is invalid or the request was refused. */
  async function submit<T>(
    request: (values: FieldValues<F>) => Promise<ApiResult<T, unknown>>,
    runOptions?: Pick<RunOptions, "toast">,
  ): Promise<{ data: T } | undefined> {
    if (Object.keys(form.validate()).length > 0) return undefined;
    return run(() => request(form.values), { ...runOptions, onInvalid: form.setErrors });
  }

  return { ...form, isBusy, failure, submit };
}
