import "server-only";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { importFile } from "@/lib/imports/commands";
import type { Mapping } from "@/lib/imports/mapping.schema";
import { inspectFile } from "@/lib/imports/readers/files.queries";
import type { ReadyPosting } from "@/lib/imports/ready-postings";
import type { ImportReport } from "@/lib/imports/reports";
import type { SeenFields } from "@/lib/imports/seen-fields";
import { KIND_LABELS } from "./labels";
import { MAPPED_NAMES } from "./mapped-fields.schema";
import { choicesIn, importRules, typedMapping } from "./mapping";
import { MOST_PAGES } from "./pages/listed-pages";
import { readSource } from "./reading.commands";
import { type RecognisedSource, recognise } from "./recognising.commands";
import type { PreviewInput, SourcePreview } from "./schema";
import { asInvalid, SourceProblem } from "./source-problem";
import { Visit } from "./visits.commands";
import { PREVIEW_LIMITS, type VisitLimits } from "./visits.schema";

const MOST_RECORDS = 1000;
const SHOWN_PROBLEMS = 20;
const SHOWN_FIELDS = 30;

function toPreviewJob({ content, company }: ReadyPosting): SourcePreview["jobs"][number] {
  const places = content.places.map(({ label }) => label);
  return {
    title: content.title,
    company: company.name,
    place: places.join("; ") || (content.workMode === "remote" ? "Remote" : ""),
    applyUrl: content.applyUrl,
  };
}

type PreviewReport = { report: ImportReport; isWhole: boolean };

async function look(
  visit: Visit,
  { kind, requestAddress, suggestedName }: RecognisedSource,
  mapping: Mapping,
): Promise<PreviewReport> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-preview-"));
  const enough = new AbortController();
  try {
    const target = {
      ...{ kind, requestAddress, companyName: suggestedName, isPreview: true },
      ...{ known: new Map(), mostPages: MOST_PAGES, now: new Date() },
    };
    const read = await readSource(visit, target, folder);
    if (!read) throw new SourceProblem("The server says that nothing has changed.");
    const report = await importFile({
      file: await inspectFile(read.path),
      // The name is empty, so every row counts as new.
      source: "",
      mapping,
      isDryRun: true,
      signal: enough.signal,
      onProgress: ({ counts }) => {
        if (counts.read >= MOST_RECORDS) enough.abort();
      },
    });
    const isAll = read.isWhole && !read.pages?.isUnfinished;
    return { report, isWhole: isAll && report.isFinished };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The source's fields, and which field of a posting each feeds. */
function toFields(seen: SeenFields, rules: Mapping) {
  const feeders = MAPPED_NAMES.flatMap((name) => {
    const feeder = seen.feederOf(name);
    return feeder === null ? [] : [[name, feeder]];
  });
  return {
    fields: seen.list(),
    recognised: Object.fromEntries(feeders) as Record<string, string>,
    ...choicesIn(rules),
  };
}

function toPreview(
  recognised: RecognisedSource,
  { report, isWhole }: PreviewReport,
  rules: Mapping,
): SourcePreview {
  const { counts, examples, notes, unknownFields } = report;
  // If the file was cut off, its last record isn't a problem of the file.
  const rejections = report.rejections.filter(
    ({ record, reference }) => isWhole || reference !== null || record < counts.read,
  );
  return {
    kind: recognised.kind,
    kindLabel: KIND_LABELS[recognised.kind],
    suggestedName: recognised.suggestedName,
    isWhole,
    read: counts.read,
    ready: counts.created,
    rejected: rejections.length,
    jobs: examples.map(toPreviewJob),
    problems: rejections.slice(0, SHOWN_PROBLEMS),
    notes: [...notes].map(([note, count]) => ({ note, count })),
    unknownFields: unknownFields.slice(0, SHOWN_FIELDS),
    ...toFields(report.fields, rules),
  };
}

/** Previews a source's jobs. Throws `SourceProblem`. */
export async function describeSource(
  visit: Visit,
  recognised: RecognisedSource,
  rules: Mapping,
): Promise<SourcePreview> {
  return toPreview(recognised, await look(visit, recognised, rules), rules);
}

/**
 * Previews an address without saving anything. Throws `forbidden` for anyone but an admin, and
 * `invalid` with the reason if it can't be read.
 */
export async function previewSource(
  actor: Actor,
  { address, companyName = null, ...typed }: PreviewInput,
  limits: VisitLimits = PREVIEW_LIMITS,
): Promise<SourcePreview> {
  requireAdministration(actor);
  const rules = importRules(typedMapping(typed), companyName ?? null);
  const visit = new Visit(limits);
  return asInvalid(async () => describeSource(visit, await recognise(visit, address), rules));
}
