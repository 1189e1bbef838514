import "server-only";
import { addOperatorsCategory } from "@/lib/jobs/categories/commands";
import { categoryInput } from "@/lib/jobs/categories/schema";
import { CATEGORY_NAMES, offeredCategories } from "@/lib/shared/categories/known";
import { DomainError } from "@/lib/shared/errors";
import { isUnknownCategory, readCategory } from "../fields/category";
import type { CategoryReport } from "./schema";

const ACCENTS = 12;

/** Creates a category with this name. Returns the reason if it can't, or null. */
async function make(name: string): Promise<string | null> {
  const input = categoryInput.safeParse({
    ...{ name, slug: "", icon: "briefcase", parent: null, words: [] },
    accent: 1 + (offeredCategories().length % ACCENTS),
  });
  if (!input.success) return input.error.issues[0]?.message ?? "It can't be a category's name.";
  try {
    await addOperatorsCategory(input.data);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

type CategoryRequest = {
  /** The old site's categories, with the number of jobs in each. */
  names: ReadonlyMap<string, number>;
  /** Whether to create categories that the site doesn't have. */
  creates: boolean;
  isDryRun: boolean;
};

/** Creates the old site's categories that match none of this site's, or only reports them. */
async function takeUnknown(
  unknown: ReadonlyMap<string, number>,
  { creates, isDryRun }: CategoryRequest,
): Promise<Omit<CategoryReport, "became">> {
  const report: Omit<CategoryReport, "became"> = { unknown: new Map(), added: [], refused: [] };
  if (!creates) return { ...report, unknown: new Map(unknown) };
  for (const [name, count] of unknown) {
    const reason = isDryRun ? null : await make(name);
    if (reason === null) report.added.push(name);
    else {
      report.refused.push({ name, reason });
      report.unknown.set(name, count);
    }
  }
  return report;
}

/**
 * Reports what becomes of an export's categories, and creates those that the site doesn't have, the
 * largest first. A repeat creates none twice.
 */
export async function settleCategories(settling: CategoryRequest): Promise<CategoryReport> {
  const bySize = [...settling.names].sort(([, a], [, b]) => b - a);
  const unknown = new Map(bySize.filter(([name]) => isUnknownCategory(name)));
  const taken = await takeUnknown(unknown, settling);
  const nameHere = (name: string) =>
    taken.added.includes(name)
      ? name
      : CATEGORY_NAMES[readCategory({ title: "", occupation: name, industry: null })];
  const became = bySize.map(([name, count]) => [`${name} → ${nameHere(name)}`, count] as const);
  return { became: new Map(became), ...taken };
}
