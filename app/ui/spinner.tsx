export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
