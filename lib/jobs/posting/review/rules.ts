import { hostOf, toWebAddress } from "@/lib/shared/site";

/** What of a posting is read, and whose it is. */
export type Reviewed = {
  title: string;
  description: string;
  questions: readonly { text: string; choices: readonly string[] }[];
  company: { name: string; website: string | null; isVerified: boolean };
};

type Rule = {
  name: "money" | "bank_details" | "off_site" | "messenger";
  /** What in the text breaks it, or null. */
  find: (text: string, reviewed: Reviewed) => string | null;
  /** Told to the employer, with the words that were found. */
  reason: (found: string) => string;
};

const NOT =
  /(?:\bno|\bnot|\bnever|\bwithout|\bfree of|n[o']t (?:pay|charge|ask for)(?: an?y?)?)\s+(?:\w+\s+){0,2}$/i;

/** The first match that the words before it do not deny: "no registration fee" asks for none. */
function firstAsked(pattern: RegExp, text: string): string | null {
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (!NOT.test(before)) return match[0].trim();
  }
  return null;
}

const FEE =
  /\b(?:registration|training|processing|application|joining|enrol?lment|onboarding|starter[- ]kit|visa|security|refundable|background check)\s+(?:fees?|charges?|deposits?|costs?)\b|\b(?:pay|send|transfer|deposit)\s+(?:us|a|an|the|your|some)\b[^.\n]{0,30}\b(?:fee|deposit|money|amount)\b|\bupfront (?:payment|fee)\b|\b(?:buy|purchase)\s+(?:your|the|a)\s+(?:starter|training)\s+(?:kit|pack(?:age)?)\b/gi;
const BANK =
  /\b(?:your|share|send|provide|give|with)\b[^.\n]{0,40}\b(?:bank (?:account )?(?:details?|numbers?|information)|account numbers?|IBAN|card numbers?|credit card|online banking|CVV|one[- ]time (?:password|code)|OTP)\b/gi;
const LINK = /\bhttps?:\/\/[^\s<>()[\]"']+|\bwww\.[a-z0-9-]+\.[^\s<>()[\]"']+/gi;
const MAIL =
  /\b(?:apply|applications?|send|mail|e-?mail|cvs?|r[ée]sum[ée]s?|write|contact)\b[^.\n]{0,80}?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const MESSENGERS =
  "whats\\s?app|telegram|signal|wechat|viber|messenger|line app|kakaotalk|skype|zalo";
const MESSENGER = new RegExp(
  `\\b(?:contact|message|text|reach|write|apply|dm|ping|join|call|chat|send|add)\\b[^.\\n]{0,60}\\b(?:on|via|by|over|through|using|our|the|a)\\s(?:${MESSENGERS})\\b|\\b(?:${MESSENGERS})\\b[^.\\n]{0,12}(?:\\+?\\d[\\d\\s-]{6,}|@\\w{3,})|\\b(?:wa\\.me|t\\.me|chat\\.whatsapp\\.com)/\\S*`,
  "gi",
);

function isOwnHost(host: string, website: string | null): boolean {
  const own = hostOf(toWebAddress(website));
  return own !== null && (host === own || host.endsWith(`.${own}`));
}

function foreignLink(text: string, { company }: Reviewed): string | null {
  for (const [found] of text.matchAll(LINK)) {
    const host = hostOf(toWebAddress(found));
    if (host === null || !isOwnHost(host, company.website)) return found;
  }
  return null;
}

const RULES: readonly Rule[] = [
  {
    name: "money",
    find: (text) => firstAsked(FEE, text),
    reason: (found) =>
      `It seems to ask applicants for money (“${found}”). Nobody may have to pay to get a job here.`,
  },
  {
    name: "bank_details",
    find: (text) => firstAsked(BANK, text),
    reason: (found) =>
      `It seems to ask for bank details (“${found}”). Ask for them once somebody is hired.`,
  },
  {
    name: "off_site",
    find: (text, reviewed) => foreignLink(text, reviewed) ?? firstAsked(MAIL, text),
    reason: (found) =>
      `It leads applicants off this site (“${found}”). People apply here, so that they can see what became of it; links to your own website are fine.`,
  },
  {
    name: "messenger",
    find: (text) => firstAsked(MESSENGER, text),
    reason: (found) =>
      `It asks people to get in touch by a messenger (“${found}”). Applications and messages go through this site.`,
  },
];

const FOUND_LENGTH = 80;

/** Why an admin looks at a posting for what it says, in words for its employer; by rule. */
export function contentReasons(reviewed: Reviewed): { rule: Rule["name"]; reason: string }[] {
  const { title, description, questions } = reviewed;
  const asked = questions.flatMap((question) => [question.text, ...question.choices]);
  const text = [title, description, ...asked].join("\n");
  return RULES.flatMap(({ name, find, reason }) => {
    const found = find(text, reviewed)?.slice(0, FOUND_LENGTH);
    return found ? [{ rule: name, reason: reason(found) }] : [];
  });
}

/**
 * Why a posting waits for review, in words for its employer; empty when it need not: what it says,
 * and that nobody knows yet whether the company is who it says (product.md, the life of a job).
 */
export function reviewReasons(reviewed: Reviewed): string[] {
  const said = contentReasons(reviewed).map(({ reason }) => reason);
  if (reviewed.company.isVerified) return said;
  return [
    ...said,
    `${reviewed.company.name} is not verified yet: somebody of this site looks at its postings before they go live.`,
  ];
}
