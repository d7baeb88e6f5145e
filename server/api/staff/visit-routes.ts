import Type from "typebox";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { addDays } from "#domain/records/add-days.ts";
import { getVisitReport } from "#domain/visits/visits.server.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

const day = Type.String({ format: "date" });
const count = Type.Integer({ minimum: 0 });
const totals = { visits: count, book_taps: count, call_taps: count };
const reportSchema = namedObject("VisitReport", {
  total: Type.Object(totals),
  days: Type.Array(Type.Object({ day: Type.String(), ...totals })),
  pages: Type.Array(Type.Object({ page: Type.String(), ...totals })),
  referrers: Type.Array(Type.Object({ host: Type.String(), visits: count })),
});

export const visitRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: "/api/staff/visits",
    operationId: "getVisitReport",
    summary:
      "Visits by day, page and referring host; seven days if only the last one is given, or none",
    query: Type.Object({ from: Type.Optional(day), to: Type.Optional(day) }),
    reply: dataResponse(reportSchema),
    handler: async ({ query }) => {
      await app.storeVisits();
      const to = query.to ?? getLocalDate(new Date());
      const from = query.from ?? addDays(to, -6);
      const data = await getVisitReport(db, { from, to });
      return { message: "The visits of these days.", data };
    },
  });
};
