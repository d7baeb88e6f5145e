import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHasPendingUploads } from "#app/admin/editor/pending-uploads.ts";
import type { CheckedLink } from "#app/admin/editor/publish-check.ts";
import type { EditorState } from "#app/admin/editor/use-item-editor.ts";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import type { ContentFields } from "#domain/fields/content-fields.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import { listContentLinks, listNewClaims } from "./content-texts.ts";
import type { ContentRecord } from "./describe-content.ts";
import { emptyHiddenFields } from "./empty-hidden-fields.ts";

/** Clinic content has no drafts, so new claims and new links that lead nowhere are shown first. */
export function useCheckedSave(fields: ContentFields, editor: EditorState<ContentRecord>) {
  const [isAsking, setIsAsking] = useState(false);
  const [brokenLinks, setBrokenLinks] = useState<CheckedLink[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  // A second click may come before the state is rendered.
  const isRunning = useRef(false);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const claims = listClaims(editor);
  // A required picture is missing until it has arrived.
  const isUploading = useHasPendingUploads();
  const [isWaiting, setIsWaiting] = useState(false);
  const saveUploaded = useEffectEvent(() => {
    setIsWaiting(false);
    void save();
  });
  useEffect(() => {
    if (isWaiting && !isUploading) saveUploaded();
  }, [isWaiting, isUploading]);

  async function save() {
    if ("errors" in parseContent(fields, emptyHiddenFields(fields, editor.values)))
      return isUploading ? setIsWaiting(true) : void editor.save();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsChecking(true);
    const broken = await findBrokenLinks();
    isRunning.current = false;
    setIsChecking(false);
    // The save includes the text typed during the check.
    if (listClaims(latest.current).length + broken.length === 0) return void editor.save();
    if (latest.current.status === "saving") return;
    setBrokenLinks(broken);
    setIsAsking(true);
  }

  function listClaims({ values, base }: EditorState<ContentRecord>) {
    return listNewClaims(fields, values, base.values);
  }

  async function findBrokenLinks(): Promise<CheckedLink[]> {
    const list = (values: ContentRecord) => listContentLinks(fields, values, location.origin);
    const known = new Set(list(editor.base.values).map(({ path }) => path));
    const links = list(editor.values).filter(({ path }) => !known.has(path));
    const missing = await findMissingPages([...new Set(links.map(({ path }) => path))]);
    return links.filter(({ path }) => missing.has(path));
  }

  const busyLabel = isWaiting ? "Uploading…" : isChecking ? "Checking links…" : undefined;
  return { save, busyLabel, isAsking, claims, brokenLinks, close: () => setIsAsking(false) };
}
