const emergencyNumber = "911";

/** The text, with a link wherever it says to call the emergency number. */
export function EmergencyNumberLinks({ text }: { text: string }) {
  const [first = "", ...others] = text.split(new RegExp(`\\b${emergencyNumber}\\b`));
  return (
    <>
      {first}
      {others.map((part) => (
        <span key={part}>
          <a href={`tel:${emergencyNumber}`} className="underline">
            {emergencyNumber}
          </a>
          {part}
        </span>
      ))}
    </>
  );
}
