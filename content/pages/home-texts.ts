import { clinic } from "../clinic.ts";

const suite = clinic.address.street.split(", ")[1];

export const homeTexts = {
  heading: "Rehab that starts with listening.",
  /** Follows the opening hours; empty if no service is offered by video. */
  byVideo: "and by video",
  /** Each fact leads to the page that shows it; the fourth is about languages, or `teamFact`. */
  facts: [
    { to: "/fees#plans", title: "No referral needed", text: "Some insurers ask for one" },
    {
      to: "/fees#what-the-receipt-shows",
      title: "Receipts for your insurer",
      text: "With name and registration number",
    },
    {
      to: "/first-visit#getting-in",
      title: "Step-free entrance",
      text: suite ? `Elevator to ${suite}` : "From the street to the front desk",
    },
  ],
  teamFact: { title: "Who you will see", text: "Names, titles and registers" },
};
