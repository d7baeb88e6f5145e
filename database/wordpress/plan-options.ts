import type { Db } from "#domain/records/tables.ts";
import type { ImportReport } from "./import-report.ts";
import type { StoredPicture } from "./picture-source.ts";
import type { ExportSurvey } from "./survey-export.ts";

export interface PlanOptions {
  db: Db;
  isDryRun: boolean;
  storePicture: (url: string) => Promise<StoredPicture>;
  isPageOfThisSite: (path: string) => Promise<boolean>;
  survey: ExportSurvey;
  report: ImportReport;
}
