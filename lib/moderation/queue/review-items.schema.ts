import type { FieldChange } from "@/lib/jobs/employer/views.schema";
import type { NearCopyView, RiskFlag } from "@/lib/jobs/risk/schema";
import type { JobStatus } from "@/lib/jobs/schema";
import type { DecisionView } from "../decisions.schema";
import type { ReportCategory } from "../reports.schema";

/** A company as admins see it beside what they decide. */
export type CompanyFacts = {
  id: string;
  slug: string;
  name: string;
  status: "active" | "suspended";
  website: string | null;
  verifiedBy: string | null;
  createdAt: string;
  owners: { username: string; name: string; email: string; hasVerifiedEmail: boolean }[];
  liveJobs: number;
  removedJobs: number;
};

/** A posting as admins see it. */
export type JobUnderReview = {
  id: string;
  slug: string;
  title: string;
  status: JobStatus;
  version: number;
  descriptionHtml: string;
  /** The facts that it states, by name. */
  facts: { name: string; value: string }[];
  questions: string[];
  reviewReasons: string[];
  risk: { score: number; flags: RiskFlag[] };
  postedBy: string | null;
  sourceName: string | null;
};

/** What was asked of a posting that is back in review, and what its company changed since. */
export type SentAgain = { decision: DecisionView; changes: FieldChange[] };

export type ReportView = { category: ReportCategory; text: string; at: string; by: string | null };

/** Everything an admin needs to decide one item of the queue. */
export type ReviewItem =
  | {
      kind: "job";
      id: string;
      version: number;
      job: JobUnderReview;
      company: CompanyFacts;
      /** Null the first time. */
      sentAgain: SentAgain | null;
      nearCopies: NearCopyView[];
      history: DecisionView[];
    }
  | {
      kind: "edit";
      id: string;
      version: number;
      job: JobUnderReview;
      company: CompanyFacts;
      changes: FieldChange[];
      by: string | null;
      at: string;
      reasons: string[];
      risk: { score: number; flags: RiskFlag[] };
      /** What was asked when this change was sent back the last time; null if it wasn't. */
      asked: DecisionView | null;
      history: DecisionView[];
    }
  | {
      kind: "report";
      id: string;
      job: JobUnderReview;
      company: CompanyFacts;
      nearCopies: NearCopyView[];
      reports: ReportView[];
      history: DecisionView[];
    }
  | {
      kind: "appeal";
      id: string;
      decision: DecisionView;
      by: string | null;
      job: JobUnderReview | null;
      company: CompanyFacts | null;
      /** Whether this admin made the decision. */
      isOwnDecision: boolean;
      /** Whether they may answer even so, because there is no other admin. */
      isAlone: boolean;
    }
  | {
      kind: "company";
      id: string;
      company: CompanyFacts;
      domain: string;
      other: string;
      otherCompany: { name: string; slug: string } | null;
      by: string | null;
      at: string;
      history: DecisionView[];
    }
  | {
      kind: "admin";
      id: string;
      username: string;
      fullName: string | null;
      email: string;
      hasVerifiedEmail: boolean;
      requestedAt: string;
    };
