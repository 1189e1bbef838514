// Where what a title calls the work ends: "Nurse, night shift", "Chef de partie", "Head of sales".
const END =
  /[,(|/:;–—•@]|\s-+\s?|\s(?:of|for|in|at|with|to|on|de|del|du|des|d['’]|en|pour|para|für|in der|im|bei|di|per|van|voor)\s/i;
// What follows a trade and is none: how high it stands, and how much or where one works.
const AFTER =
  /(?:^|\s)(?:[ivx]{1,4}|\d+|[a-d]|sr|senior|jr|junior|lead|intern|trainee|apprentice|remote|online|hybrid|on[\s-]?site|full[\s-]?time|part[\s-]?time|temporary|temp|permanent|contract|freelance|seasonal|nights?|days|weekends?|shifts?)\.?$/i;

/**
 * The word of a title that says what someone is, "recruiter" of "Nursing recruiter": the last one
 * of its first part. "" for a title without any.
 */
export function headOf(title: string): string {
  const parts = title.trim().split(new RegExp(END, "gi"));
  let part = parts.map((one) => one.trim()).find((one) => /\p{L}/u.test(one)) ?? "";
  while (AFTER.test(part) && /\s/.test(part)) part = part.replace(AFTER, "").trim();
  return part.split(/\s+/).at(-1) ?? "";
}
