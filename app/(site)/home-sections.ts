import type { JobCard } from "@/lib/jobs/schema";
import { markIncomplete } from "@/lib/platform/caching/page-facts";
import { env } from "@/lib/platform/env";
import { logFailure } from "@/lib/platform/observability/failure-log";

/** What a section shows, or `null` if it could not be read; the page works without it. */
export async function readSection<T>(section: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logFailure(error, { section });
    markIncomplete();
    return null;
  }
}

/**
 * A row's jobs; samples if there are none and samples are allowed. `null` if they could not be read,
 * which samples would hide.
 */
export async function orSamples(
  section: string,
  reading: Promise<JobCard[]>,
  samples: JobCard[],
): Promise<JobCard[] | null> {
  const jobs = await readSection(section, reading);
  if (jobs === null || jobs.length > 0 || env().SAMPLE_CONTENT === "off") return jobs;
  return samples;
}
