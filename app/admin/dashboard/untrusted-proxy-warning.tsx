import { Callout } from "#app/ui/callout.tsx";

/** Without a trusted proxy, rate limits count all visitors as one. */
export function UntrustedProxyWarning({ proxy }: { proxy: string | undefined }) {
  if (proxy === undefined) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>The site runs behind a proxy that it does not trust ({proxy}).</strong> All visitors
      seem to come from one IP address, so a few wrong passwords can keep everybody from signing in.
      Ask whoever runs the site to set TRUST_PROXY.
    </Callout>
  );
}
