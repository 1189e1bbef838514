import type { Operation } from "@/lib/http/operation";

/** The declarations in each folder's `operation.ts`, by method. */
export const FOLDERS: Record<string, () => Promise<Record<string, Operation>>> = {
  "FeatureJobs/[count]": () => import("./FeatureJobs/[count]/operation"),
  "FresherJobs/[count]": () => import("./FresherJobs/[count]/operation"),
  account: () => import("./account/operation"),
  "account/api-keys": () => import("./account/api-keys/operation"),
  "account/api-keys/[keyId]": () => import("./account/api-keys/[keyId]/operation"),
  "account/api-keys/[keyId]/rotation": () =>
    import("./account/api-keys/[keyId]/rotation/operation"),
  "account/avatar": () => import("./account/avatar/operation"),
  "account/company-news": () => import("./account/company-news/operation"),
  "account/deletion": () => import("./account/deletion/operation"),
  "account/email": () => import("./account/email/operation"),
  "account/exports": () => import("./account/exports/operation"),
  "account/exports/[exportId]": () => import("./account/exports/[exportId]/operation"),
  "account/impersonation": () => import("./account/impersonation/operation"),
  "account/logins": () => import("./account/logins/operation"),
  "account/logins/[provider]": () => import("./account/logins/[provider]/operation"),
  "account/notification-preferences": () => import("./account/notification-preferences/operation"),
  "account/passkeys": () => import("./account/passkeys/operation"),
  "account/passkeys/[passkeyId]": () => import("./account/passkeys/[passkeyId]/operation"),
  "account/passkeys/challenges": () => import("./account/passkeys/challenges/operation"),
  "account/password": () => import("./account/password/operation"),
  "account/proofs": () => import("./account/proofs/operation"),
  "account/proofs/challenges": () => import("./account/proofs/challenges/operation"),
  "account/proofs/codes": () => import("./account/proofs/codes/operation"),
  "account/sessions": () => import("./account/sessions/operation"),
  "account/sessions/[sessionId]": () => import("./account/sessions/[sessionId]/operation"),
  "account/two-factor": () => import("./account/two-factor/operation"),
  accounts: () => import("./accounts/operation"),
  "added-people/[applicationId]/resume": () =>
    import("./added-people/[applicationId]/resume/operation"),
  "added-people/erasure": () => import("./added-people/erasure/operation"),
  "added-people/links": () => import("./added-people/links/operation"),
  "admin/announcements": () => import("./admin/announcements/operation"),
  "admin/announcements/[announcementId]": () =>
    import("./admin/announcements/[announcementId]/operation"),
  "admin/api-keys": () => import("./admin/api-keys/operation"),
  "admin/api-keys/[keyId]": () => import("./admin/api-keys/[keyId]/operation"),
  "admin/api-keys/[keyId]/rotation": () => import("./admin/api-keys/[keyId]/rotation/operation"),
  "admin/appearance": () => import("./admin/appearance/operation"),
  "admin/audit-entries/export": () => import("./admin/audit-entries/export/operation"),
  "admin/boards": () => import("./admin/boards/operation"),
  "admin/boards/[boardId]": () => import("./admin/boards/[boardId]/operation"),
  "admin/brand-pictures/[picture]": () => import("./admin/brand-pictures/[picture]/operation"),
  "admin/built-in-synonyms/[name]": () => import("./admin/built-in-synonyms/[name]/operation"),
  "admin/categories": () => import("./admin/categories/operation"),
  "admin/categories/[code]": () => import("./admin/categories/[code]/operation"),
  "admin/categories/[code]/merge": () => import("./admin/categories/[code]/merge/operation"),
  "admin/categories/[code]/moves": () => import("./admin/categories/[code]/moves/operation"),
  "admin/category-cards": () => import("./admin/category-cards/operation"),
  "admin/companies/[companyId]/logo/removal": () =>
    import("./admin/companies/[companyId]/logo/removal/operation"),
  "admin/companies/[companyId]/merger": () =>
    import("./admin/companies/[companyId]/merger/operation"),
  "admin/companies/[companyId]/pictures/[pictureId]/removal": () =>
    import("./admin/companies/[companyId]/pictures/[pictureId]/removal/operation"),
  "admin/companies/[companyId]/suspension": () =>
    import("./admin/companies/[companyId]/suspension/operation"),
  "admin/companies/[companyId]/unverification": () =>
    import("./admin/companies/[companyId]/unverification/operation"),
  "admin/companies/suspensions": () => import("./admin/companies/suspensions/operation"),
  "admin/contact-messages": () => import("./admin/contact-messages/operation"),
  "admin/contact-messages/[messageId]": () =>
    import("./admin/contact-messages/[messageId]/operation"),
  "admin/content-previews": () => import("./admin/content-previews/operation"),
  "admin/custom-fields": () => import("./admin/custom-fields/operation"),
  "admin/custom-fields/[fieldKey]": () => import("./admin/custom-fields/[fieldKey]/operation"),
  "admin/discovery": () => import("./admin/discovery/operation"),
  "admin/features": () => import("./admin/features/operation"),
  "admin/icon": () => import("./admin/icon/operation"),
  "admin/jobs/[jobId]/removal": () => import("./admin/jobs/[jobId]/removal/operation"),
  "admin/pages/[page]": () => import("./admin/pages/[page]/operation"),
  "admin/people/[userId]/impersonation": () =>
    import("./admin/people/[userId]/impersonation/operation"),
  "admin/people/[userId]/suspension": () => import("./admin/people/[userId]/suspension/operation"),
  "admin/people/[userId]/type": () => import("./admin/people/[userId]/type/operation"),
  "admin/people/suspensions": () => import("./admin/people/suspensions/operation"),
  "admin/posts": () => import("./admin/posts/operation"),
  "admin/posts/[postId]": () => import("./admin/posts/[postId]/operation"),
  "admin/posts/[postId]/cover": () => import("./admin/posts/[postId]/cover/operation"),
  "admin/reasons": () => import("./admin/reasons/operation"),
  "admin/reasons/[templateId]": () => import("./admin/reasons/[templateId]/operation"),
  "admin/redirects": () => import("./admin/redirects/operation"),
  "admin/redirects/[redirectId]": () => import("./admin/redirects/[redirectId]/operation"),
  "admin/redirects/imports": () => import("./admin/redirects/imports/operation"),
  "admin/reviews": () => import("./admin/reviews/operation"),
  "admin/reviews/[kind]/[id]": () => import("./admin/reviews/[kind]/[id]/operation"),
  "admin/settings": () => import("./admin/settings/operation"),
  "admin/sources": () => import("./admin/sources/operation"),
  "admin/sources/[sourceId]": () => import("./admin/sources/[sourceId]/operation"),
  "admin/sources/[sourceId]/previews": () =>
    import("./admin/sources/[sourceId]/previews/operation"),
  "admin/sources/[sourceId]/runs": () => import("./admin/sources/[sourceId]/runs/operation"),
  "admin/sources/previews": () => import("./admin/sources/previews/operation"),
  "admin/synonyms": () => import("./admin/synonyms/operation"),
  "admin/synonyms/[synonymId]": () => import("./admin/synonyms/[synonymId]/operation"),
  "admin/tasks/[taskId]": () => import("./admin/tasks/[taskId]/operation"),
  "admin/tasks/retries": () => import("./admin/tasks/retries/operation"),
  "admin/watch-words": () => import("./admin/watch-words/operation"),
  "admin/webhooks": () => import("./admin/webhooks/operation"),
  "admin/webhooks/[webhookId]": () => import("./admin/webhooks/[webhookId]/operation"),
  "admin/webhooks/[webhookId]/deliveries/[deliveryId]/replay": () =>
    import("./admin/webhooks/[webhookId]/deliveries/[deliveryId]/replay/operation"),
  "admin/webhooks/[webhookId]/rotation": () =>
    import("./admin/webhooks/[webhookId]/rotation/operation"),
  "admin/webhooks/[webhookId]/tests": () => import("./admin/webhooks/[webhookId]/tests/operation"),
  "admin/words": () => import("./admin/words/operation"),
  alerts: () => import("./alerts/operation"),
  "alerts/[alertId]": () => import("./alerts/[alertId]/operation"),
  "alerts/renew": () => import("./alerts/renew/operation"),
  "alerts/subscriptions": () => import("./alerts/subscriptions/operation"),
  "alerts/subscriptions/[alertId]": () => import("./alerts/subscriptions/[alertId]/operation"),
  "alerts/subscriptions/confirm": () => import("./alerts/subscriptions/confirm/operation"),
  "alerts/unsubscribe": () => import("./alerts/unsubscribe/operation"),
  allcompanies: () => import("./allcompanies/operation"),
  "app/profile": () => import("./app/profile/operation"),
  "app/updateProfile": () => import("./app/updateProfile/operation"),
  applications: () => import("./applications/operation"),
  "applications/[applicationId]": () => import("./applications/[applicationId]/operation"),
  "applications/[applicationId]/interview-times": () =>
    import("./applications/[applicationId]/interview-times/operation"),
  "applications/[applicationId]/interview-times/[timesId]": () =>
    import("./applications/[applicationId]/interview-times/[timesId]/operation"),
  "applications/[applicationId]/interview-times/[timesId]/choice": () =>
    import("./applications/[applicationId]/interview-times/[timesId]/choice/operation"),
  "applications/[applicationId]/interview-times/[timesId]/refusal": () =>
    import("./applications/[applicationId]/interview-times/[timesId]/refusal/operation"),
  "applications/[applicationId]/interviews": () =>
    import("./applications/[applicationId]/interviews/operation"),
  "applications/[applicationId]/interviews/[interviewId]": () =>
    import("./applications/[applicationId]/interviews/[interviewId]/operation"),
  "applications/[applicationId]/interviews/[interviewId]/calendar": () =>
    import("./applications/[applicationId]/interviews/[interviewId]/calendar/operation"),
  "applications/[applicationId]/interviews/[interviewId]/cancellation": () =>
    import("./applications/[applicationId]/interviews/[interviewId]/cancellation/operation"),
  "applications/[applicationId]/messages": () =>
    import("./applications/[applicationId]/messages/operation"),
  "applications/[applicationId]/messages/files/[fileId]": () =>
    import("./applications/[applicationId]/messages/files/[fileId]/operation"),
  "applications/[applicationId]/notes": () =>
    import("./applications/[applicationId]/notes/operation"),
  "applications/[applicationId]/notes/[noteId]": () =>
    import("./applications/[applicationId]/notes/[noteId]/operation"),
  "applications/[applicationId]/ratings": () =>
    import("./applications/[applicationId]/ratings/operation"),
  "applications/[applicationId]/recommendation": () =>
    import("./applications/[applicationId]/recommendation/operation"),
  "applications/[applicationId]/resume": () =>
    import("./applications/[applicationId]/resume/operation"),
  "applications/[applicationId]/resume/text": () =>
    import("./applications/[applicationId]/resume/text/operation"),
  "applications/[applicationId]/tags": () =>
    import("./applications/[applicationId]/tags/operation"),
  "applications/[applicationId]/tags/[tag]": () =>
    import("./applications/[applicationId]/tags/[tag]/operation"),
  "applications/[applicationId]/templates": () =>
    import("./applications/[applicationId]/templates/operation"),
  "applications/[applicationId]/withdrawal": () =>
    import("./applications/[applicationId]/withdrawal/operation"),
  "applications/prefill": () => import("./applications/prefill/operation"),
  categories: () => import("./categories/operation"),
  challenges: () => import("./challenges/operation"),
  companies: () => import("./companies/operation"),
  "companies/[companyId]": () => import("./companies/[companyId]/operation"),
  "companies/[companyId]/api-keys": () => import("./companies/[companyId]/api-keys/operation"),
  "companies/[companyId]/api-keys/[keyId]": () =>
    import("./companies/[companyId]/api-keys/[keyId]/operation"),
  "companies/[companyId]/api-keys/[keyId]/rotation": () =>
    import("./companies/[companyId]/api-keys/[keyId]/rotation/operation"),
  "companies/[companyId]/invitations": () =>
    import("./companies/[companyId]/invitations/operation"),
  "companies/[companyId]/invitations/[invitationId]": () =>
    import("./companies/[companyId]/invitations/[invitationId]/operation"),
  "companies/[companyId]/join-requests": () =>
    import("./companies/[companyId]/join-requests/operation"),
  "companies/[companyId]/join-requests/[userId]": () =>
    import("./companies/[companyId]/join-requests/[userId]/operation"),
  "companies/[companyId]/logo": () => import("./companies/[companyId]/logo/operation"),
  "companies/[companyId]/members": () => import("./companies/[companyId]/members/operation"),
  "companies/[companyId]/members/[userId]": () =>
    import("./companies/[companyId]/members/[userId]/operation"),
  "companies/[companyId]/pictures": () => import("./companies/[companyId]/pictures/operation"),
  "companies/[companyId]/pictures/[pictureId]/part": () =>
    import("./companies/[companyId]/pictures/[pictureId]/part/operation"),
  "companies/[companyId]/pictures/cover": () =>
    import("./companies/[companyId]/pictures/cover/operation"),
  "companies/[companyId]/pictures/photos": () =>
    import("./companies/[companyId]/pictures/photos/operation"),
  "companies/[companyId]/pictures/photos/[photoId]": () =>
    import("./companies/[companyId]/pictures/photos/[photoId]/operation"),
  "companies/[companyId]/sources": () => import("./companies/[companyId]/sources/operation"),
  "companies/[companyId]/sources/[sourceId]": () =>
    import("./companies/[companyId]/sources/[sourceId]/operation"),
  "companies/[companyId]/sources/[sourceId]/previews": () =>
    import("./companies/[companyId]/sources/[sourceId]/previews/operation"),
  "companies/[companyId]/sources/[sourceId]/runs": () =>
    import("./companies/[companyId]/sources/[sourceId]/runs/operation"),
  "companies/[companyId]/sources/previews": () =>
    import("./companies/[companyId]/sources/previews/operation"),
  "companies/[companyId]/story": () => import("./companies/[companyId]/story/operation"),
  "companies/[companyId]/transfer": () => import("./companies/[companyId]/transfer/operation"),
  "companies/[companyId]/verifications": () =>
    import("./companies/[companyId]/verifications/operation"),
  "companies/[companyId]/verifications/[verificationId]": () =>
    import("./companies/[companyId]/verifications/[verificationId]/operation"),
  "companies/[companyId]/verifications/[verificationId]/check": () =>
    import("./companies/[companyId]/verifications/[verificationId]/check/operation"),
  "companies/[companyId]/webhooks": () => import("./companies/[companyId]/webhooks/operation"),
  "companies/[companyId]/webhooks/[webhookId]": () =>
    import("./companies/[companyId]/webhooks/[webhookId]/operation"),
  "companies/[companyId]/webhooks/[webhookId]/deliveries/[deliveryId]/replay": () =>
    import("./companies/[companyId]/webhooks/[webhookId]/deliveries/[deliveryId]/replay/operation"),
  "companies/[companyId]/webhooks/[webhookId]/rotation": () =>
    import("./companies/[companyId]/webhooks/[webhookId]/rotation/operation"),
  "companies/[companyId]/webhooks/[webhookId]/tests": () =>
    import("./companies/[companyId]/webhooks/[webhookId]/tests/operation"),
  "company-invitations/[invitationId]/acceptance": () =>
    import("./company-invitations/[invitationId]/acceptance/operation"),
  "company-invitations/[invitationId]/account": () =>
    import("./company-invitations/[invitationId]/account/operation"),
  "company-news/unsubscribe": () => import("./company-news/unsubscribe/operation"),
  "company-verifications/[verificationId]/confirmation": () =>
    import("./company-verifications/[verificationId]/confirmation/operation"),
  "contact-messages": () => import("./contact-messages/operation"),
  "custom-fields": () => import("./custom-fields/operation"),
  "decisions/[decisionId]/appeals": () => import("./decisions/[decisionId]/appeals/operation"),
  "email-verifications": () => import("./email-verifications/operation"),
  "email-verifications/confirm": () => import("./email-verifications/confirm/operation"),
  "employer/analytics": () => import("./employer/analytics/operation"),
  "employer/applications": () => import("./employer/applications/operation"),
  "employer/applications/[applicationId]/likeness": () =>
    import("./employer/applications/[applicationId]/likeness/operation"),
  "employer/applications/[applicationId]/resume": () =>
    import("./employer/applications/[applicationId]/resume/operation"),
  "employer/applications/[applicationId]/reviewers": () =>
    import("./employer/applications/[applicationId]/reviewers/operation"),
  "employer/applications/[applicationId]/reviewers/[reviewerId]": () =>
    import("./employer/applications/[applicationId]/reviewers/[reviewerId]/operation"),
  "employer/applications/[applicationId]/shown-name": () =>
    import("./employer/applications/[applicationId]/shown-name/operation"),
  "employer/applications/[applicationId]/stage": () =>
    import("./employer/applications/[applicationId]/stage/operation"),
  "employer/applications/[applicationId]/talent-pool": () =>
    import("./employer/applications/[applicationId]/talent-pool/operation"),
  "employer/applications/[applicationId]/transfer": () =>
    import("./employer/applications/[applicationId]/transfer/operation"),
  "employer/applications/changes": () => import("./employer/applications/changes/operation"),
  "employer/applications/exports": () => import("./employer/applications/exports/operation"),
  "employer/applications/exports/[exportId]": () =>
    import("./employer/applications/exports/[exportId]/operation"),
  "employer/applications/messages": () => import("./employer/applications/messages/operation"),
  "employer/applications/moves": () => import("./employer/applications/moves/operation"),
  "employer/applications/tags": () => import("./employer/applications/tags/operation"),
  "employer/applications/undone-moves": () =>
    import("./employer/applications/undone-moves/operation"),
  "employer/companies/[companyId]/criteria": () =>
    import("./employer/companies/[companyId]/criteria/operation"),
  "employer/companies/[companyId]/decision-reasons": () =>
    import("./employer/companies/[companyId]/decision-reasons/operation"),
  "employer/companies/[companyId]/offer-documents": () =>
    import("./employer/companies/[companyId]/offer-documents/operation"),
  "employer/companies/[companyId]/retention": () =>
    import("./employer/companies/[companyId]/retention/operation"),
  "employer/companies/[companyId]/saved-views": () =>
    import("./employer/companies/[companyId]/saved-views/operation"),
  "employer/companies/[companyId]/saved-views/[viewId]": () =>
    import("./employer/companies/[companyId]/saved-views/[viewId]/operation"),
  "employer/companies/[companyId]/screening": () =>
    import("./employer/companies/[companyId]/screening/operation"),
  "employer/companies/[companyId]/stage-order": () =>
    import("./employer/companies/[companyId]/stage-order/operation"),
  "employer/companies/[companyId]/stages": () =>
    import("./employer/companies/[companyId]/stages/operation"),
  "employer/companies/[companyId]/stages/[stageId]": () =>
    import("./employer/companies/[companyId]/stages/[stageId]/operation"),
  "employer/companies/[companyId]/table-columns": () =>
    import("./employer/companies/[companyId]/table-columns/operation"),
  "employer/companies/[companyId]/talent-pool": () =>
    import("./employer/companies/[companyId]/talent-pool/operation"),
  "employer/interview-times": () => import("./employer/interview-times/operation"),
  "employer/jobs": () => import("./employer/jobs/operation"),
  "employer/jobs/[jobId]": () => import("./employer/jobs/[jobId]/operation"),
  "employer/jobs/[jobId]/edit": () => import("./employer/jobs/[jobId]/edit/operation"),
  "employer/jobs/[jobId]/hiring-managers": () =>
    import("./employer/jobs/[jobId]/hiring-managers/operation"),
  "employer/jobs/[jobId]/hiring-managers/[managerId]": () =>
    import("./employer/jobs/[jobId]/hiring-managers/[managerId]/operation"),
  "employer/jobs/[jobId]/people": () => import("./employer/jobs/[jobId]/people/operation"),
  "employer/jobs/[jobId]/renewals": () => import("./employer/jobs/[jobId]/renewals/operation"),
  "employer/jobs/[jobId]/stages": () => import("./employer/jobs/[jobId]/stages/operation"),
  "employer/jobs/changes": () => import("./employer/jobs/changes/operation"),
  "employer/letters": () => import("./employer/letters/operation"),
  "employer/letters/preparation": () => import("./employer/letters/preparation/operation"),
  "employer/letters/recalls": () => import("./employer/letters/recalls/operation"),
  "employer/letters/sendings": () => import("./employer/letters/sendings/operation"),
  "employer/profile": () => import("./employer/profile/operation"),
  "employer/talent-pool/[pooledPersonId]": () =>
    import("./employer/talent-pool/[pooledPersonId]/operation"),
  "employer/talent-pool/[pooledPersonId]/applications": () =>
    import("./employer/talent-pool/[pooledPersonId]/applications/operation"),
  "employer/talent-pool/[pooledPersonId]/invitations": () =>
    import("./employer/talent-pool/[pooledPersonId]/invitations/operation"),
  "first-steps": () => import("./first-steps/operation"),
  "hidden-jobs/[jobId]": () => import("./hidden-jobs/[jobId]/operation"),
  "job-drafts": () => import("./job-drafts/operation"),
  "job-drafts/[draftId]": () => import("./job-drafts/[draftId]/operation"),
  "job-preferences": () => import("./job-preferences/operation"),
  "job-previews": () => import("./job-previews/operation"),
  jobs: () => import("./jobs/operation"),
  "jobs/[jobId]/application-draft": () => import("./jobs/[jobId]/application-draft/operation"),
  "jobs/[jobId]/applications": () => import("./jobs/[jobId]/applications/operation"),
  "jobs/[jobId]/external-visits": () => import("./jobs/[jobId]/external-visits/operation"),
  "jobs/[jobId]/match": () => import("./jobs/[jobId]/match/operation"),
  "jobs/[jobId]/reports": () => import("./jobs/[jobId]/reports/operation"),
  "jobs/[jobId]/similar": () => import("./jobs/[jobId]/similar/operation"),
  "jobs/[jobId]/views": () => import("./jobs/[jobId]/views/operation"),
  "jobs/by-reference/[source]/[reference]": () =>
    import("./jobs/by-reference/[source]/[reference]/operation"),
  login: () => import("./login/operation"),
  logout: () => import("./logout/operation"),
  "mail/inbound": () => import("./mail/inbound/operation"),
  "message-templates": () => import("./message-templates/operation"),
  "message-templates/[templateId]": () => import("./message-templates/[templateId]/operation"),
  notifications: () => import("./notifications/operation"),
  "notifications/[notificationId]": () => import("./notifications/[notificationId]/operation"),
  "notifications/count": () => import("./notifications/count/operation"),
  "notifications/read": () => import("./notifications/read/operation"),
  "offers/[offerId]/document": () => import("./offers/[offerId]/document/operation"),
  "offers/[offerId]/reply": () => import("./offers/[offerId]/reply/operation"),
  "offers/[offerId]/withdrawal": () => import("./offers/[offerId]/withdrawal/operation"),
  "openapi.json": () => import("./openapi.json/operation"),
  "passkey-challenges": () => import("./passkey-challenges/operation"),
  "password-resets": () => import("./password-resets/operation"),
  "password-resets/confirm": () => import("./password-resets/confirm/operation"),
  "places/nearest": () => import("./places/nearest/operation"),
  postJob: () => import("./postJob/operation"),
  profile: () => import("./profile/operation"),
  "profile/consents/[purpose]": () => import("./profile/consents/[purpose]/operation"),
  "profile/educations": () => import("./profile/educations/operation"),
  "profile/educations/[id]": () => import("./profile/educations/[id]/operation"),
  "profile/experiences": () => import("./profile/experiences/operation"),
  "profile/experiences/[id]": () => import("./profile/experiences/[id]/operation"),
  "profile/hidden-companies/[companyId]": () =>
    import("./profile/hidden-companies/[companyId]/operation"),
  "profile/hidden-domains/[domain]": () => import("./profile/hidden-domains/[domain]/operation"),
  "profile/skills": () => import("./profile/skills/operation"),
  "profile/skills/[slug]": () => import("./profile/skills/[slug]/operation"),
  "profile/visibility": () => import("./profile/visibility/operation"),
  "provider-journeys": () => import("./provider-journeys/operation"),
  "provider-journeys/account": () => import("./provider-journeys/account/operation"),
  "provider-journeys/codes": () => import("./provider-journeys/codes/operation"),
  recommendations: () => import("./recommendations/operation"),
  "refresh-token": () => import("./refresh-token/operation"),
  resumes: () => import("./resumes/operation"),
  "resumes/[resumeId]": () => import("./resumes/[resumeId]/operation"),
  "resumes/[resumeId]/file": () => import("./resumes/[resumeId]/file/operation"),
  "resumes/[resumeId]/findings/[findingId]": () =>
    import("./resumes/[resumeId]/findings/[findingId]/operation"),
  "resumes/findings": () => import("./resumes/findings/operation"),
  "saved-jobs": () => import("./saved-jobs/operation"),
  "saved-jobs/[jobId]": () => import("./saved-jobs/[jobId]/operation"),
  searchJobs: () => import("./searchJobs/operation"),
  signup: () => import("./signup/operation"),
  suggest: () => import("./suggest/operation"),
  "talent-pools/[pooledPersonId]/consent": () =>
    import("./talent-pools/[pooledPersonId]/consent/operation"),
  "talent-pools/consents": () => import("./talent-pools/consents/operation"),
  "viewed-jobs": () => import("./viewed-jobs/operation"),
};
