import { CallButton } from "./book-and-call.tsx";

/** The emergency phone button. A clinic is no emergency room, and this says so. */
export function UrgentCall() {
  return (
    <div className="on-dark grid gap-2.5 rounded-m bg-evergreen p-5 text-s leading-normal text-mist print:hidden">
      <h2 className="text-ds tracking-[-0.008em]">In pain right now?</h2>
      <p>Call and say that it cannot wait. We will look for the earliest time we have.</p>
      <CallButton look="pale" size="small" />
      <p>
        In a medical emergency call{" "}
        <a href="tel:911" className="-m-3 inline-block p-3 font-semibold underline">
          911
        </a>
        .
      </p>
    </div>
  );
}
