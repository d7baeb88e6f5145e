import { Note } from "#app/ui/note.tsx";

/** Says that limits count all visitors as one; nothing where all is well. */
export function UntrustedProxy({ proxy }: { proxy: string | undefined }) {
  if (proxy === undefined) return null;
  return (
    <Note tone="care" className="my-6">
      <strong>The site sits behind a proxy that it does not trust ({proxy}).</strong> All visitors
      seem to come from one address, so a few wrong passwords can keep everybody from signing in.
      Ask whoever runs the site to set TRUST_PROXY.
    </Note>
  );
}
