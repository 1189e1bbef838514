/**
 * The differences between a stranger with a company and someone who is only assigned to something:
 * every member sees the company's name and themselves, and without a company nobody posts or has a
 * list of applications.
 */
export const OF_ANYONE = [
  /^GET \/api\/companies\/[^/]+\/members(?:: 200| tells)/,
  /^GET \/employer\/profile\/team\?\S+ tells/,
  /^POST \/api\/postJob: 403/,
];
/** And what their role adds, by role. */
export const OF_ROLE = {
  // The list of their own job names the company's stages, they keep views of it and choose its
  // columns, and offers for it have documents.
  hiring_manager: [
    /^(?:GET|POST) \/api\/employer\/companies\/[^/]+\/saved-views: 20[01]/,
    /^PUT \/api\/employer\/companies\/[^/]+\/table-columns: 200/,
    /^GET (?:\/api)?\/employer\/applications(?:\/changes)?\?(?:companyId|jobId|stageId)=\S+(?:: 200| tells)/,
    /^POST \/api\/employer\/companies\/[^/]+\/offer-documents\?\S+: 422/,
  ],
  interviewer: [/^GET \/api\/employer\/applications\?jobId=\S+: 404/],
};
