import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { ContentField } from "#domain/fields/content-fields.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { ReferenceLabels } from "./describe-content.ts";

interface ClinicFormContext {
  /** The control of any field. Lists get it from here, because an import would be a cycle. */
  Control: ComponentType<ControlProps<ContentField, unknown>>;
  errors: FieldErrors;
  /** Each new array opens the entries that hold these fields. */
  pathsToOpen: readonly string[];
  references: ReferenceLabels;
  /** The URLs of the site's own pictures, by name. */
  pictureUrls: Record<string, string>;
  announce: (message: string) => void;
  /** The clinic's local time when the form was opened, such as "2026-12-24T12:00". */
  localTime: string;
}

export const ClinicFormContext = createContext<ClinicFormContext | undefined>(undefined);

export function useClinicForm(): ClinicFormContext {
  const context = useContext(ClinicFormContext);
  if (context === undefined) throw new Error("This control belongs in a ContentForm");
  return context;
}

/** Every control of the form has these; the type of the value follows from the kind of the field. */
export interface ControlProps<Field, Value> {
  field: Field;
  /** Such as "week.0.spans", as in the errors. */
  path: string;
  value: Value;
  /** The name of the entry that the field belongs to, such as "Monday". */
  groupName?: string | undefined;
  /** Texts that the control proposes. */
  suggestions?: readonly string[];
  onChange: (value: Value, changedPaths?: string[]) => void;
  /** A button at the end of the control. */
  action?: ReactNode;
}
