import "server-only";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportRequest } from "../commands";
import { importFile } from "../commands";
import type { Mapping } from "../mapping.schema";
import { inspectFile } from "../readers/files.queries";
import type { ImportReport } from "../reports";
import { settleCategories } from "./categories.commands";
import { leadOldPages } from "./old-pages.commands";
import { takeCompanyDetails } from "./pictures.commands";
import { prepareMove } from "./preparing.commands";
import type {
  CategoryReport,
  MoveKind,
  OldPagesReport,
  PictureReport,
  ScheduledRow,
  SkippedRow,
} from "./schema";

export type MoveRequest = {
  kind: MoveKind;
  /** The export's file. */
  path: string;
  /** The name that the jobs are imported under. */
  source: string;
  mapping: Mapping;
  /** A folder with the old site's uploaded files. Without it they are downloaded. */
  uploads: string | null;
  /** Whether to create categories that the site doesn't have. */
  createsCategories?: boolean;
  isDryRun: boolean;
  now?: Date;
  signal?: AbortSignal;
  /** Called with the size of the prepared records in bytes, which the progress then counts. */
  onPrepared?: (bytes: number) => void;
  onProgress?: ImportRequest["onProgress"];
};

/** The effects of a move, or of a dry run. */
export type MoveReport = {
  imported: ImportReport;
  skipped: SkippedRow[];
  /** Those that go live later. */
  scheduled: ScheduledRow[];
  /** How many rows of other kinds there were, such as pages, by kind. */
  others: Map<string, number>;
  categories: CategoryReport;
  /** What each of the old site's types became, as "Old → ours", with the number of listings. */
  types: Map<string, number>;
  /** Fields of listings that nothing reads, with the number of listings that have each. */
  unread: Map<string, number>;
  /** Null for a dry run. */
  oldPages: OldPagesReport | null;
  pictures: PictureReport;
};

/**
 * Moves another board's jobs here: with their companies, those that have ended too, logos, and
 * from each old address a redirect to its job, or to what shows the same as a page of a category, a
 * tag, a region or a company. A repeat changes nothing, and goes on where a stopped move left off.
 *
 * @throws DomainError `conflict` if the source is being imported.
 */
export async function moveFile(request: MoveRequest): Promise<MoveReport> {
  const { kind, path, source, mapping, uploads, isDryRun, now = new Date() } = request;
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-move-"));
  try {
    const file = await inspectFile(path);
    const records = join(folder, "records.jsonl");
    const prepared = await prepareMove({ kind, file, mapping, now }, records);
    const { companies, categoryNames, skipped, scheduled, others, types, unread } = prepared;
    // Before the jobs, which are then of them.
    const categories = await settleCategories({
      names: categoryNames,
      creates: request.createsCategories ?? false,
      isDryRun,
    });
    const inspected = await inspectFile(records, "jsonl");
    request.onPrepared?.(inspected.bytes);
    const imported = await importFile({
      file: inspected,
      source,
      mapping,
      isDryRun,
      now,
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.onProgress ? { onProgress: request.onProgress } : {}),
    });
    const pictures = isDryRun
      ? { taken: 0, kept: 0, missing: [] }
      : await takeCompanyDetails({ companies, uploads, signal: request.signal });
    const pages = [...prepared.oldPages.values()];
    const oldPages = isDryRun ? null : await leadOldPages(pages, mapping);
    return { imported, skipped, scheduled, others, categories, types, unread, oldPages, pictures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
