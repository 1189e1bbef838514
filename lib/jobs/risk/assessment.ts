import { findLookAlike, websiteDomain } from "@/lib/companies/verification/domains";
import { fold } from "@/lib/shared/text";
import { findPay } from "./pay";
import {
  RISK_HIGH,
  RISK_MOST,
  type Risk,
  type RiskAssessment,
  type RiskFacts,
  type RiskFlag,
} from "./schema";
import { findWeakSign, WEAK_SIGNS } from "./weak-signs";
import {
  findBankDetails,
  findEasyMoney,
  findFreeMail,
  findHidingLink,
  findMessenger,
  findMoney,
  findMule,
  findOffSite,
  findUrgency,
  findWatched,
} from "./words";

type Subject = {
  text: string;
  /** The text, and the address where people apply. */
  linked: string;
  posting: RiskAssessment;
  facts: RiskFacts;
};

type Rule = {
  name: string;
  /** In a few words, for admins. */
  title: string;
  weight: number;
  /** The words that match, or null. */
  find: (subject: Subject) => string | null;
  /** Told to the employer. */
  reason: (words: string) => string;
};

// What a name that pretends adds to the name it pretends to be.
const TRIMMINGS =
  /\b(?:careers?|jobs?|hiring|hr|recruit\w*|official|global|group|international|india|usa|uk|inc|ltd|llc|limited|pvt|private|gmbh|corp\w*|company|co|services?|solutions?|team|staffing|remote)\b/g;

const bare = (name: string) => fold(name).replace(TRIMMINGS, "").replace(/\s+/g, " ").trim();

/** A verified company that this one could be taken for. */
function findPretendedCompany({ posting: { company }, facts }: Subject): string | null {
  if (company.isVerified) return null;
  const own = websiteDomain(company.website);
  const domains = facts.known.flatMap((known) => known.domain ?? []);
  const pretended = own && findLookAlike(own, domains);
  if (pretended) return `${own} for ${pretended}`;
  const name = bare(company.name);
  if (name.length < 4) return null;
  const like = facts.known.find(({ name: other }) => {
    const shown = bare(other);
    // A dot and an ending: the comparison is one of domains.
    return shown === name || findLookAlike(`${name}.x`, [`${shown}.y`]) !== null;
  });
  return like ? `${company.name} for ${like.name}` : null;
}

/** Every rule with its weight: the one table. Weights are added up, to 100 at most. */
export const RISK_RULES: readonly Rule[] = [
  {
    name: "money",
    title: "Asks for money",
    weight: 60,
    find: ({ text }) => findMoney(text),
    reason: (words) =>
      `It seems to ask applicants for money (“${words}”). No one should have to pay to get a job here.`,
  },
  {
    name: "mule",
    title: "Wants to use people's accounts or addresses",
    weight: 60,
    find: ({ text }) => findMule(text),
    reason: (words) =>
      `It seems to ask people to pass on other people's money or parcels (“${words}”). That's how money is laundered.`,
  },
  {
    name: "bank_details",
    title: "Asks for bank details or documents",
    weight: 60,
    find: ({ text }) => findBankDetails(text),
    reason: (words) =>
      `It seems to ask for bank details or documents (“${words}”). Ask for them once someone is hired.`,
  },
  {
    name: "removed_text",
    title: "Nearly the same text as a job that was taken down",
    weight: 60,
    find: ({ facts }) => facts.removed?.title ?? null,
    reason: (words) =>
      `Its text is nearly the same as that of a job that was taken down (“${words}”).`,
  },
  {
    name: "messenger",
    title: "Contact by messenger",
    weight: 50,
    find: ({ linked }) => findMessenger(linked),
    reason: (words) =>
      `It asks people to get in touch by messenger (“${words}”). Applications and messages go through this site.`,
  },
  {
    name: "look_alike",
    title: "Looks like a verified company",
    weight: 50,
    find: findPretendedCompany,
    reason: (words) => `The company could be mistaken for a verified one (${words}).`,
  },
  {
    name: "watch_word",
    title: "Has a watched word",
    weight: 40,
    find: ({ linked, facts }) => findWatched(linked, facts.watchWords),
    reason: (words) => `It says “${words}”, so we'll review it before it goes live.`,
  },
  {
    name: "hiding_link",
    title: "Link that hides where it leads",
    weight: 36,
    find: ({ linked }) => findHidingLink(linked),
    reason: (words) =>
      `Its link doesn't show where it leads (“${words}”). Link to your own website instead.`,
  },
  {
    name: "free_mail",
    title: "Free email address in the text",
    weight: 45,
    find: ({ text }) => findFreeMail(text),
    reason: (words) =>
      `It gives a free email address that anyone can have (“${words}”). Applications come to you through this site.`,
  },
  {
    name: "pay",
    title: "Unusual pay",
    weight: 30,
    find: ({ facts }) => findPay(facts.pay),
    reason: (words) => `Its pay is unusual: ${words}. Check the amount and the period.`,
  },
  {
    name: "easy_money",
    title: "Promises much for little",
    weight: 50,
    find: ({ text }) => findEasyMoney(text),
    reason: (words) => `It promises much for little (“${words}”).`,
  },
  {
    name: "off_site",
    title: "Sends applicants elsewhere",
    // Most honest postings of other sites have a link, and hardly a scam: it says next to nothing.
    weight: 5,
    find: ({ text, posting }) => findOffSite(text, posting.company.website),
    reason: (words) =>
      `It sends applicants to another site (“${words}”). People apply here so that they can follow their application. Links to your own website are fine.`,
  },
  {
    name: "free_mail_sender",
    title: "Posted from a free email address",
    weight: 15,
    find: ({ posting, facts }) => (posting.company.isVerified ? null : facts.senderDomain),
    reason: (words) =>
      `You're posting from an address at ${words}, where anyone can have one. Use one at your company's domain, or verify the company.`,
  },
  {
    name: "urgency",
    title: "Puts people under time pressure",
    weight: 10,
    find: ({ text }) => findUrgency(text),
    reason: (words) => `It puts people under time pressure (“${words}”).`,
  },
];

const WORDS_LENGTH = 80;

/** As much of what was found as an admin needs, to the end of a word. */
function shortened(words: string): string {
  if (words.length <= WORDS_LENGTH) return words.trim();
  const cut = words.slice(0, WORDS_LENGTH);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : WORDS_LENGTH).trim();
}

/** Everything of a posting that people read before they apply, as one text. */
function readText(posting: Omit<RiskAssessment, "company">): string {
  const { title, description, questions, ownTexts = [] } = posting;
  const asked = questions.flatMap((question) => [question.text, ...question.choices]);
  return [title, description, ...asked, ...ownTexts].join("\n");
}

function flagsOf(rules: readonly Rule[], subject: Subject): RiskFlag[] {
  return rules.flatMap(({ name, title, weight, find, reason }) => {
    const words = shortened(find(subject) ?? "");
    return words ? [{ rule: name, title, words, weight, reason: reason(words) }] : [];
  });
}

const weakRules: readonly Rule[] = WEAK_SIGNS.map((sign) => ({
  ...sign,
  find: ({ text }) => findWeakSign(sign, text),
  reason: (words) => `${sign.title}: “${words}”.`,
}));

const sumOf = (flags: readonly RiskFlag[]) =>
  flags.reduce((total, { weight }) => total + weight, 0);

/**
 * What the rules make of a posting: a score, and each finding with the words that match. Where the
 * rules alone don't hold it, weak signs add up with them.
 */
export function assess(posting: RiskAssessment, facts: RiskFacts): Risk {
  const text = readText(posting);
  const linked = posting.applyUrl ? `${text}\n${posting.applyUrl}` : text;
  const subject = { text, linked, posting, facts };
  const found = flagsOf(RISK_RULES, subject);
  const flags = sumOf(found) >= RISK_HIGH ? found : [...found, ...flagsOf(weakRules, subject)];
  const score = Math.min(RISK_MOST, sumOf(flags));
  return { score, isHigh: score >= RISK_HIGH, flags };
}

/**
 * Why a posting waits for review, in words for its employer; empty if it needn't. It waits if its
 * risk is high or its company isn't verified.
 */
export function reviewReasons(
  risk: Risk,
  { name, isVerified }: RiskAssessment["company"],
): string[] {
  if (isVerified && !risk.isHigh) return [];
  const said = risk.flags.map(({ reason }) => reason);
  if (isVerified) return said;
  return [...said, `${name} isn't verified yet, so our team reviews its jobs before they go live.`];
}
