import { APPLICATION_SOURCES, SOURCE_NAMES } from "@/lib/shared/arrivals";
import { CSV_START, csvRecord } from "@/lib/shared/formats/csv";

/** A posting's numbers for one day and source. */
export type ExportRow = {
  day: string;
  jobId: string;
  title: string;
  source: string | null;
  views: number;
  applications: number;
};

const FIELDS = ["Day", "Job", "Job id", "Source", "Views", "Applications"];

function sourceName(text: string | null): string {
  const source = APPLICATION_SOURCES.find((known) => known === text);
  return source ? SOURCE_NAMES[source] : "Not known";
}

/**
 * The rows as a CSV file that spreadsheets read as UTF-8, without treating any text as a formula.
 */
export function toCsv(rows: readonly ExportRow[]): string {
  const records = rows.map(({ day, title, jobId, source, views, applications }) =>
    csvRecord([day, title, jobId, sourceName(source), views, applications]),
  );
  return CSV_START + csvRecord(FIELDS) + records.join("");
}
