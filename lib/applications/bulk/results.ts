import { DomainError } from "@/lib/shared/errors";
import type { BulkResult } from "./results.schema";

/**
 * Does something to one of several applications; why it can't be done becomes its result, and
 * doesn't stop the others.
 */
export async function resultOf(
  applicationId: string,
  work: () => Promise<unknown>,
): Promise<BulkResult> {
  try {
    await work();
    return { applicationId, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { applicationId, problem: error.message };
  }
}
