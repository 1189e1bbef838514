import "server-only";
import { reviewerAssigned } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
import { findApplicant } from "./applicant.queries";
import * as emails from "./application-news.emails";
import { findApplicationNews } from "./application-news.queries";
import { isReviewing } from "./reviews.queries";

type ReviewRequest = { id: string; applicationId: string; userId: string };

async function tellReviewer({ id, applicationId, userId }: ReviewRequest): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (!news || news.status === "withdrawn") return;
  if (!(await isReviewing({ applicationId, userId }))) return;
  const { name: applicant } = await findApplicant(news);
  const titleFor = (name: string) => `You're asked to review ${name}`;
  const note = {
    title: titleFor(applicant),
    text: `They applied for ${news.jobTitle}. Read what they sent, and rate them.`,
    path: `/employer/applications/${applicationId}`,
  };
  const { companyId } = news;
  await tellMember({
    ...{ kind: "review_asked", id, companyId, userId, note },
    mail: (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note }),
    digest: { title: titleFor(NAME), applicationId },
  });
}

/** Reactions that tell people whom they are asked to review. */
export const reactions: Reaction[] = [on(reviewerAssigned, tellReviewer)];
