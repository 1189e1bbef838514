import { isFreeMail } from "@/lib/companies/verification/domains";
import { hostOf, toWebAddress } from "@/lib/shared/site";
import { findContact, findEasyPay, findPassingOn, findPaying, findSecrets } from "./nearby-words";

// What is looked for in a posting's words. Honest postings talk of fees, banks and messengers too:
// what a person does at work ("process application fees") and what is denied ("no fee") is left out.

const DENIED =
  /(?:\bno|\bnot|\bnever|\bwithout|\bfree of|\bnobody|\bnone of|\bzero|n[o']t (?:pay|charge|ask for|require)(?: an?y?)?)\s+(?:[\w’',]+\s+){0,6}$/i;
const DUTY =
  /\b(?:process|collect|handl|manag|review|calculat|track|assess|bill|invoic|reconcil|record|monitor|negotiat|audit|administ|refund|approv|determin|prepar|analy[sz]|includ(?:es|ing)|maintain|verif|issu|balanc|receiv|reduc|waiv|reimburs|cover|build|develop|design|support|secur|protect|investigat|integrat|answer|sell)(?:e|es|ed|ing|s|d|y|ies|ied|ting)?\s+(?:(?!(?:you|your|we|us|our)\b)[\w’'/&-]+,?\s+){0,8}$/i;
const BEFORE = 60;

function isMeant(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index).replace(/^[\s\S]*[.!?\n]/, "");
  return !DENIED.test(before) && !DUTY.test(before);
}

// The rest of a word or an amount that a pattern ends within: "$2" of "$20,000".
const REST = /(?:[\p{L}\p{M}\p{N}_]|[.,](?=\d))*/uy;

/** What an admin sees marked: from the first word of a match to the end of its last. */
function wholeWords(text: string, match: RegExpExecArray): string {
  REST.lastIndex = match.index + match[0].length;
  const rest = REST.exec(text)?.[0] ?? "";
  return `${match[0]}${rest}`.replace(/^[\s.,;:!]+/, "").trim();
}

/** The first match that the words before it neither deny nor make a part of the work. */
function firstMeant(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      if (isMeant(text, match.index)) return wholeWords(text, match);
    }
  }
  return null;
}

const AMOUNT =
  "(?:(?:[$€£₹]|rs\\.?|usd|eur|inr|gbp)\\s?\\d|\\d[\\d.,]*\\s?(?:dollars?|euros?|pounds?|rupees?|usdt?|eur|inr|gbp|[$€£₹]))";
const FEES =
  "(?:registration|training|joining|enrol?lment|onboarding|starter[- ]kit|visa|permit|security|refundable|background[- ]check|activation|application|processing|placement|agency|verification|id[- ]card|laptop|uniform|documentation|medical|gate[- ]pass|licen[cs]e|course|insurance|confirmation)";
const PAID =
  "(?:appl(?:y|ies)|required|payable|refund\\w*|returned|must be paid|to be paid|paid(?! (?:by (?:us|the (?:company|employer|client|hotel|school))|for you))|is charged|before|in advance|upfront)";
const YOU =
  "(?:(?:you|candidates?|applicants?|everybody|everyone)(?: \\w+)? (?:must|have to|has to|need to|needs to|should|will)|please|kindly|and|then|^|[.!;:]\\s?)";
const MONEY = [
  new RegExp(
    `\\b${FEES}\\s+(?:fees?|charges?|deposits?|money|costs?)\\b[^.\\n]{0,40}?(?:${PAID}|${AMOUNT})`,
    "gi",
  ),
  new RegExp(
    `\\b${FEES}\\b[^.\\n]{0,30}?\\bcosts?\\s(?:about |only )?${AMOUNT}[^.\\n]{0,30}?\\b(?:paid|payable|pay|to our)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:pay|send|transfer|wire|remit)\\s+(?:us|a|an|the|your|some|our|for)\\b[^.\\n]{0,30}?\\b(?:${FEES}\\s+)?(?:fee|deposit|charges?)\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:will you|you (?:will|must|need to|have to)|please|can you) pay[^.\\n]{0,30}?(?:\\b(?:fee|deposit)\\b|${AMOUNT})`,
    "gi",
  ),
  new RegExp(`${YOU}\\s?(?:deposit|transfer|send|wire|remit|top up)\\s(?:us )?${AMOUNT}`, "gim"),
  new RegExp(
    `\\b(?:buy|purchase|order)\\s(?:your|an?|the|our)\\s[^.\\n]{0,30}?(?:\\bfor|\\bat|\\()\\s?${AMOUNT}`,
    "gi",
  ),
  new RegExp(
    `\\b(?:fees?|charges?|deposit)\\s?(?:of|is|:|only)?\\s?${AMOUNT}[^.\\n]{0,40}?\\b(?:only|pay|${PAID})\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:(?:every|each) \\w+|trainees?|candidates?|applicants?|joiners?|everybody|everyone)\\s(?:\\w+\\s)?(?:contribut|pay|deposit|bring|transfer)(?:s|es|e)?\\b[^.\\n]{0,25}?${AMOUNT}`,
    "gi",
  ),
  new RegExp(`\\bby paying\\b[^.\\n]{0,60}?${AMOUNT}`, "gi"),
  new RegExp(
    `\\b(?:charge|fee|sum|amount|payment|contribution)s?\\s(?:of\\s)?(?:only\\s)?${AMOUNT}[^.\\n]{0,80}?\\b(?:your|us|you|reserve|slot|by (?:bank )?transfer)\\b`,
    "gi",
  ),
  /\b(?:recharge|refill|top up)\b[^.\n]{0,30}\b(?:yourself|your own|balance|wallet)\b|\bbalance is negative\b/gi,
  /\brefundable (?:amount|deposit|fee|charge|sum)\b/gi,
  /\btop up (?:your|the) (?:account|wallet|balance)\b/gi,
  /\bupfront (?:payment|fee|cost|deposit)s?\b/gi,
  /\bdeposit of (?:[$€£₹]|rs\.?|usd|eur|inr)\s?\d[\d.,]*/gi,
  /\b(?:buy|purchase|order|pay for)\s+(?:your|the|a|our)\s+(?:own )?(?:starter|training|welcome|equipment)[- ](?:kit|pack(?:age)?|materials?)\b/gi,
  /\b(?:pay|send|buy|purchase|deposit|invest|top up)\b[^.\n]{0,40}\b(?:gift cards?|bitcoin|usdt|crypto(?:currency)?|western union|moneygram|paytm|google pay)\b/gi,
  /\binvest(?:ment)? (?:of |only )?(?:[$€£₹]|rs\.?)\s?\d[^.\n]{0,30}/gi,
];

const MULE = [
  /\b(?:deposit|cash)\s(?:it|them|the (?:check|cheque)|this (?:check|cheque))\b[^.\n]{0,60}\b(?:wire|send|keep|forward|transfer)\b/gi,
  /\bche(?:ck|que)s?\b[^.\n]{0,40}\b(?:are|is|will be) (?:sent|mailed) to you\b|\b(?:mail|send)s? you (?:a|the) (?:cashier['’]?s )?che(?:ck|que)\b/gi,
  /\b(?:funds|money|payments?|transfers?)\b[^.\n]{0,20}\b(?:on|to|into|through|in) your (?:own |personal |bank )?account\b[^.\n]{0,60}\b(?:keep|forward|send|transfer|commission|%)/gi,
  /\b(?:pays?|paid|payments?|sums?|funds|money)\b[^.\n]{0,40}\b(?:onto|into|to|on|through) your (?:own |personal |private |bank )*account\b[^.\n]{0,60}\b(?:pass|forward|transfer|send|wire|share)\b/gi,
  /\b(?:money orders?|che(?:ck|que)s?)\b[^.\n]{0,60}\b(?:part of it|the rest|remainder|remaining)\b/gi,
  /\b(?:receive|accept|collect|get)\b[^.\n]{0,20}\b(?:packages?|parcels?)\b[^.\n]{0,50}\b(?:change|replace|new) (?:the |their )?labels?\b/gi,
  /\b(?:keep|retain)\s\d+\s?(?:%|percent)[^.\n]{0,30}\b(?:rest|transfers?|amount|cheque|check)\b/gi,
  /\bparcels?\b[^.\n]{0,30}\b(?:to|at) your (?:home|address|door)\b|\b(?:reship|repackag)\w*\b[^.\n]{0,20}\bhome\b/gi,
];

/** Where applicants are to lend their account or their address to the money or goods of others. */
export function findMule(text: string): string | null {
  return firstMeant(MULE, text) ?? findPassingOn(text);
}

/** Where applicants are asked to pay. */
export function findMoney(text: string): string | null {
  return firstMeant(MONEY, text) ?? findPaying(text);
}

const SECRETS =
  "(?:bank (?:account )?(?:details?|numbers?|information|statements?|name)|account numbers?|IBAN|(?:credit|debit) card|card (?:numbers?|details)|online banking|CVV|one[- ]time (?:password|code)|OTP|social security (?:number|card)|SSN|aadhaa?r|PAN (?:card|number)|(?:passport|id|licen[cs]e) (?:scan|copy|photo|picture)|driv\\w+['’]?s? licen[cs]e|(?:copy|scan|photo|picture)(?: of)? (?:your |the |both sides of your )?(?:passport|id|identity)|identity card)";
const BANK = [
  new RegExp(
    `\\b(?:share|send|give|enter|submit|fill in|confirm|e-?mail|attach|upload|whatsapp|provide|forward)\\b[^.\\n]{0,100}?\\b${SECRETS}\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:we need|we require|have|keep|with|tell us|what is|state)\\b[^.\\n]{0,30}?\\byour\\b[^.\\n]{0,20}?\\b${SECRETS}\\b`,
    "gi",
  ),
  /\b(?:log-?in|password|pin|credentials|access data)\b[^.\n]{0,20}\b(?:of|to|for) your (?:online )?(?:bank|account|card)\b/gi,
  /\b(?:pictures?|photos?|scans?|copies|copy|selfie)\b[^.\n]{0,40}\b(?:of|with) (?:both sides of )?your (?:id\b|passport|identity|driv\w+ licen|aadhaa?r)/gi,
  /\boriginal (?:certificates?|documents?|passports?|papers)\b[^.\n]{0,60}\b(?:stay|kept|keep|hold|held|deposit(?:ed)?|retain(?:ed)?)\b/gi,
  /\byour (?:bank|IBAN|credit card|debit card|aadhaa?r|PAN)\b[^.\n]{0,30}\b(?:is |are )?(?:needed|required|necessary)\b/gi,
];

/** Where applicants are asked for what opens their bank, or for their papers. */
export function findBankDetails(text: string): string | null {
  return firstMeant(BANK, text) ?? findSecrets(text);
}

const MESSENGERS =
  "whats\\s?app|telegram|wechat|viber|kakaotalk|skype|zalo|signal app|facebook messenger|google chat";
const MESSENGER = [
  new RegExp(
    `\\b(?:on|via|by|over|through|using)\\s(?:our |the |text |an? )?(?:${MESSENGERS}|signal(?=[.!,\\n:]|$))\\b`,
    "gi",
  ),
  new RegExp(
    `\\b(?:contact|message|text|reach|write|apply|dm|ping|join|chat|send|add|interviews?)\\b[^.\\n]{0,60}\\b(?:our|the|a|to|us)\\s(?:${MESSENGERS})\\b`,
    "gi",
  ),
  new RegExp(`\\b(?:${MESSENGERS}|signal)\\b[^.\\n]{0,14}(?:\\+?\\d[\\d\\s-]{6,}|@\\w{3,})`, "gi"),
  /(?:^|[,.:;]\s?|\b(?:please|or|and|then|to)\s)whats\s?app\s(?:the|us|your|me|a|him|her)\b/gim,
  /\b(?:wa\.me|t\.me|chat\.whatsapp\.com|telegram\.me|m\.me)\/\S*/gi,
];

/** Where people are to get in touch by a messenger. */
export function findMessenger(text: string): string | null {
  return firstMeant(MESSENGER, text) ?? findContact(text);
}

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** An address at a provider where anybody can have one. */
export function findFreeMail(text: string): string | null {
  for (const [found] of text.matchAll(ADDRESS)) {
    if (isFreeMail(found.slice(found.lastIndexOf("@") + 1).toLowerCase())) return found;
  }
  return null;
}

const LINK = /\bhttps?:\/\/[^\s<>()[\]"']+|\bwww\.[a-z0-9-]+\.[^\s<>()[\]"']+/gi;
const HIDES =
  /^(?:[\w-]+\.)*(?:bit\.ly|tinyurl\.com|goo\.gl|forms\.gle|t\.co|cutt\.ly|rb\.gy|is\.gd|ow\.ly|shorturl\.at|rebrand\.ly|typeform\.com|jotform\.com|linktr\.ee)$/i;
const FORM = /^https?:\/\/(?:docs\.google\.com\/forms|forms\.office\.com)/i;

/** A link that does not say where it leads, or a form of which no one knows who reads it. */
export function findHidingLink(text: string): string | null {
  const bare = /\b(?:bit\.ly|forms\.gle|tinyurl\.com|linktr\.ee)\/\S+/i.exec(text);
  for (const [found] of text.matchAll(LINK)) {
    if (FORM.test(found) || HIDES.test(hostOf(toWebAddress(found)) ?? "")) return found;
  }
  return bare?.[0] ?? null;
}

function isOwnHost(host: string, website: string | null): boolean {
  const own = hostOf(toWebAddress(website));
  return own !== null && (host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`));
}

const WRITE_TO = [
  /\b(?:apply|applications?|send|mail|e-?mail|cvs?|r[ée]sum[ée]s?)\b[^.\n]{0,80}?[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gi,
];

/** A link to somewhere else than the company's own site, or an address to apply to. */
export function findOffSite(text: string, website: string | null): string | null {
  for (const [found] of text.matchAll(LINK)) {
    const host = hostOf(toWebAddress(found));
    if (host === null || !isOwnHost(host, website)) return found;
  }
  return firstMeant(WRITE_TO, text);
}

const URGENT = [
  /\b(?:urgent(?:ly)? (?:hiring|requirements?|needed|required|vacanc\w+)|immediate(?:ly)? joining|limited (?:seats|slots|vacanc\w+|places)|hurry(?: up)?|act (?:now|fast)|apply (?:now|fast|immediately|today)\s?!|start (?:today|tomorrow|earning)|same[- ]day (?:joining|offer|hiring)|only \d+ (?:seats|slots|places) left|(?:do not|don['’]t) miss|last chance|instant (?:joining|hiring|offer)|begin tomorrow)\b!?/gi,
];

/** Where someone is hurried. */
export function findUrgency(text: string): string | null {
  return firstMeant(URGENT, text);
}

const EASY = [
  /\b(?:no|without(?: an?y?)?) interviews?\b/gi,
  /\bguaranteed (?:income|job|placement|selection|earnings|salary)\b|\b100% (?:genuine|legit|job|placement|guarantee\w*)/gi,
  new RegExp(
    `\\b(?:earn|make|get|receive|up to|income of)\\s[^.\\n]{0,15}?${AMOUNT}[\\d.,k]*(?:\\s?[-–]\\s?[$€£₹]?\\d[\\d.,]*k?)?(?:\\s?(?:dollars|euros|rupees|usd|eur|inr))?\\s?(?:\\/|per|a|every|in a)?\\s?(?:day|week|daily|weekly)\\b`,
    "gi",
  ),
  /\b(?:only|just)?\s?\d+\s?(?:-\s?\d+ )?(?:minutes|mins|hours) (?:a|per) day\b(?=[^.\n]{0,80}\b(?:earn|home|phone|sofa|income)\b)/gi,
  /\b(?:earn|money|income) (?:from|while at) (?:home|your (?:home|phone|sofa|couch|bed))\b|\bpassive income\b|\bbe your own boss\b|\bget rich\b|\bquick money\b|\beasy money\b/gi,
];

/** Where much is promised for little. */
export function findEasyMoney(text: string): string | null {
  return firstMeant(EASY, text) ?? findEasyPay(text);
}

/** The first of the words that the site watches for. */
export function findWatched(text: string, words: readonly string[]): string | null {
  const folded = text.toLowerCase();
  return words.find((word) => word && folded.includes(word.toLowerCase())) ?? null;
}
