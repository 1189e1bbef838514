import "server-only";
import {
  type ApplicantWords,
  findApplicantWords,
} from "@/lib/applications/applicants/words.queries";
import type { ApplicationNews } from "./application-news.schema";

/**
 * An applicant as news for their company calls them now. Once what they sent is deleted, only the
 * reference is left.
 */
export async function findApplicant({
  id,
  reference,
}: ApplicationNews): Promise<Pick<ApplicantWords, "name" | "plain">> {
  return (
    (await findApplicantWords(id)) ?? { name: `Applicant ${reference}`, plain: (text) => text }
  );
}
