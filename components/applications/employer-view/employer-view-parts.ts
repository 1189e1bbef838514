import type { ShownName } from "@/lib/applications/applicants/shown-name.schema";
import type { Addition, PostingToAddTo } from "@/lib/applications/by-hand/schema";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { TeamMember } from "@/lib/applications/employer-view/notes";
import type { NoteView } from "@/lib/applications/employer-view/notes.schema";
import type {
  ApplicationQueue,
  OtherApplication,
} from "@/lib/applications/employer-view/queue.schema";
import type { TagView } from "@/lib/applications/employer-view/tags.schema";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView } from "@/lib/applications/interviews/slots.schema";
import type { LetterView } from "@/lib/applications/letters/schema";
import type { LikelyApplication } from "@/lib/applications/likenesses/schema";
import type { FilledTemplate } from "@/lib/applications/messaging/message-templates.schema";
import type { MessageList } from "@/lib/applications/messaging/messages.schema";
import type { OfferView } from "@/lib/applications/offers/schema";
import type { RatingView } from "@/lib/applications/scorecards/ratings.schema";
import type { PoolState } from "@/lib/applications/talent-pool/schema";
import type { Reviewer } from "@/lib/applications/team/reviewers.schema";
import type { TransferView } from "@/lib/applications/transfers/schema";
import type { EmployerView, EmployerViewDetails } from "@/lib/applications/views.schema";

/** What the team works on; all absent once the application's content is deleted. */
export type EmployerViewWork = {
  messages: MessageList;
  templates: FilledTemplate[];
  notes: NoteView[];
  /** Whom notes can name. */
  team: TeamMember[];
  ratings: RatingView;
  tags: TagView;
  interviews: InterviewView[];
  /** The times that the applicant was offered, latest first. */
  invitations: InvitationView[];
  /** Everyone who may take part in an interview. */
  interviewers: TeamMember[];
  offers: OfferView[];
  letters: LetterView[];
  /** Why the company decided as it did, for the team alone. */
  reason: string | null;
  others: OtherApplication[];
  /** Who may be the same person; no one for those who may not say. */
  likely: LikelyApplication[];
  /** Where the applicant stands with the talent pool; null for someone who wasn't asked. */
  pool: PoolState | null;
  /** Who reviews the applicant, and who could be asked. */
  reviewers: Reviewer[];
  /** Who ended blind screening early, and why. */
  shownName: ShownName | null;
  /** Who added the applicant by hand; null for someone who applied. */
  addition: Addition | null;
  /** The moves between jobs that it was part of. */
  transfers: TransferView[];
  /** The other jobs to which the person can be moved; none for those who may not. */
  otherPostings: PostingToAddTo[];
};

export type EmployerViewProps = {
  application: EmployerView;
  neighbours: Neighbours;
  /** The list that it was opened from, if it is still in it. */
  queue: ApplicationQueue | null;
  /** The query string of that list's address. */
  search: string;
  work: EmployerViewWork | null;
};

export type EmployerViewParts = EmployerViewProps & {
  applicant: EmployerViewDetails;
  work: EmployerViewWork;
};
