// Which addresses name something in a company, and which of its calls are nobody else's matter.

/** The kinds of ids that name something in a company. */
export const KINDS = [
  "companyId",
  "jobId",
  "applicationId",
  "resumeId",
  "noteId",
  "interviewId",
  "timesId",
  "tag",
  "templateId",
  "draftId",
  "stageId",
  "viewId",
  "exportId",
  "invitationId",
  "photoId",
  "pictureId",
  "verificationId",
  "userId",
  "reviewerId",
  "managerId",
  "decisionId",
  "offerId",
  "pooledPersonId",
  "keyId",
  ...["webhookId", "deliveryId", "fileId", "sourceId"],
];
/** Parts of addresses that name nothing belonging to a company. */
export const OTHERS = [
  ...["passkeyId", "provider", "source", "reference"],
  ...[
    "slug",
    "id",
    "category",
    "skill",
    "place",
    "messageId",
    "...missing",
    "file",
    "folder",
    "key",
  ],
  ...["count", "...nextauth", "sessionId", "purpose", "domain"],
  ...["alertId", "notificationId", "findingId", "fieldKey"],
];
/** What everyone may do with a public job or company, and what is about neither. */
export const PUBLIC = new Set([
  "/api/jobs/[jobId]/application-draft",
  "/api/jobs/[jobId]/applications",
  "/api/jobs/[jobId]/external-visits",
  "/api/jobs/[jobId]/match",
  "/api/jobs/[jobId]/reports",
  "/api/jobs/[jobId]/similar",
  "/api/jobs/[jobId]/views",
  "/api/hidden-jobs/[jobId]",
  "/api/saved-jobs/[jobId]",
  "/api/profile/hidden-companies/[companyId]",
  "/api/companies/[companyId]/join-requests",
]);
/** Opened only by a mailed link: its id is worthless without its token. */
export const BY_LINK = new Map([
  ["/invitations/[invitationId]", 200],
  ["/api/company-invitations/[invitationId]/acceptance", 410],
  ["/api/company-invitations/[invitationId]/account", 410],
  ["/company-verifications/[verificationId]", 200],
  ["/api/company-verifications/[verificationId]/confirmation", 410],
  ["/added/[applicationId]", 200],
  ["/added/[applicationId]/interview-times", 200],
  ["/api/added-people/[applicationId]/resume", 410],
  ["/talent-pools/[pooledPersonId]", 200],
]);
/** What belongs to the applicant or to any account, and no company's member gets. */
export const NOT_THE_COMPANYS = new Set([
  "/applications/[applicationId]",
  "/applications/[applicationId]/sent",
  "/api/applications/[applicationId]/withdrawal",
  "/api/offers/[offerId]/reply",
  "/api/talent-pools/[pooledPersonId]/consent",
  "/applications/[applicationId]/interview-times",
  ...["choice", "refusal"].map(
    (call) => `/api/applications/[applicationId]/interview-times/[timesId]/${call}`,
  ),
  "/api/account/exports/[exportId]",
  ...["", "/rotation"].map((path) => `/api/account/api-keys/[keyId]${path}`),
  ...["", "/file", "/findings/[findingId]"].map((path) => `/api/resumes/[resumeId]${path}`),
]);
