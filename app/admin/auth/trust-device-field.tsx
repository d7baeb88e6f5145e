import { trustedDeviceDays } from "#domain/staff/session-limits.ts";

interface TrustDeviceFieldProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function TrustDeviceField({ isChecked, onChange }: TrustDeviceFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brand"
      />
      Trust this device for {trustedDeviceDays} days
    </label>
  );
}
