/** All hours are in the clinic's time zone, not the visitor's. */
export const clinicTimeZone = "America/Toronto";
export const clinicTimeZoneName = "Toronto";

const openWeekday = { spans: [{ opens: 10 * 60, closes: 19 * 60 }], note: "" };

/** The hours until staff change them. */
export const defaultHours = {
  /** From Monday to Sunday, in minutes from midnight. */
  week: [
    openWeekday,
    openWeekday,
    openWeekday,
    openWeekday,
    openWeekday,
    {
      spans: [{ opens: 10 * 60, closes: 16 * 60 }],
      note: "all services, in person and virtual",
    },
    { spans: [], note: "" },
  ],
  closesOnHolidays: true,
  specialDays: [],
};
