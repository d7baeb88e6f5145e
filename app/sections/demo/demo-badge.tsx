export function DemoBadge({ children = "Sample for the demo" }: { children?: string }) {
  return (
    <span className="inline-block rounded-full bg-accent-tint [.bg-surface-muted_&:not(.bg-surface-raised_*)]:bg-surface-bright px-2.5 py-0.5 font-text text-xs leading-normal font-semibold tracking-normal flex-none max-w-full text-accent-strong">
      {children}
    </span>
  );
}
