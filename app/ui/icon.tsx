import paths from "./icon-paths.json";

export type IconName = keyof typeof paths;

/** An icon that is not part of every page is drawn by its path. */
export type IconProps = { className?: string | undefined } & (
  | { name: IconName; path?: undefined }
  | { name?: undefined; path: string }
);

/** Hidden from screen readers: an icon always accompanies text. */
export function Icon({ name, path, className = "" }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`flex-none ${className}`}
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
