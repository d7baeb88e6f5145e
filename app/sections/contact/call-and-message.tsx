import { CallButton, MessageButton } from "#app/layout/book-and-call.tsx";
import { useOpenState } from "#app/layout/open-status.tsx";

/** The message comes first while nobody answers the phone. */
export function CallAndMessage() {
  const { isOpen } = useOpenState();
  return (
    <div className="flex flex-wrap gap-3">
      {!isOpen && <MessageButton variant="primary" />}
      <CallButton variant={isOpen ? "primary" : "line"} />
      {isOpen && <MessageButton />}
    </div>
  );
}
