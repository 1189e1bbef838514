// What is worded in a new way still says the same things close together: someone who applies, a
// payment, and that it comes first. Each pattern here is a list of words; a finding needs one of
// every list in the same sentence, or in two that follow each other.

type Lists = readonly RegExp[];

const AMOUNT =
  /[$€£₹]\s?\d|\b(?:rs\.?|usd|eur|inr|gbp|aed|pkr|ngn|php)\s?\d|\b\d[\d.,]*\s?(?:dollars?|bucks|euros?|pounds?|rupees?|quid|naira|pesos?|dirhams?|usdt?|eur|inr|gbp|[$€£₹])/i;
const APPLICANT =
  /\b(?:you|your|yourself|candidates?|applicants?|(?:new )?joiners?|trainees?|recruits?|newcomers?|new (?:hires?|starters?|staff|colleagues?)|participants?|everyone|everybody|each (?:person|candidate)|kindly|please|shortlisted|selected)\b/i;
const PAYS =
  /\b(?:pay|pays|payable|put|load|top[- ]up|settles?|remit|deposit|transfer|send|wire|put down|contribute|hand over|buy|buys|purchase|purchased|bought|order|bear|charged|owe|costs?)\b/i;
// What no honest company makes applicants pay for; things of the work need an amount as well.
const OWN =
  /\b(?:(?:registration|training|processing|application|joining|enrol+ment|onboarding|security) (?:fees?|charges?|deposit|costs?)|down payment|bond|surety|caution money|(?:starter|training|welcome|work|sample) (?:kit|pack|package|box|set)|kit|uniform|badge|id[- ]card|background check|police (?:check|clearance)|medical|visa|work permit|registration|membership|onboarding|clearance|slot|seat|certificate)\b/i;
const SETTLES =
  /\b(?:pay|pays|payable|settles?|remit|contribute|bear|owe|deposit|send us|transfer|put down|hand over|buy|buys|purchase|order)\b/i;
const COST =
  /\b(?:fees?|charges?|deposit|down payment|contribution|bond|surety|caution money|collateral|prepayment|token (?:amount|money)|instal+ments?|(?:starter|training|welcome|work|sample|equipment|sales|tool) (?:kit|pack|package|box|set)|kit|uniform|training|induction|course|manuals?|materials?|equipment|laptop|headset|tablet|badge|id[- ]card|software|background check|screening|police (?:check|clearance)|medical|visa|permit|ticket|registration|enrol+ment|onboarding|membership|subscription|insurance|certificates?|paperwork|documentation|clearance|orientation|slot|seat|application|contract|offer letter)\b/i;
const FIRST =
  /\b(?:before (?:you|your|the (?:first|offer|contract|interview|start|training)|we|starting|joining|training|any|work|day|being|it|they)|up ?front|in advance|ahead of|prior to|beforehand|on arrival|at the time of|to (?:secure|reserve|confirm|unlock|open|see|receive|continue|activate|release|hold|guarantee|qualify|start|begin|join|proceed|get started|process|book|block)|refund\w*|returned|g[ai]ven? (?:it |them |everything )?back|(?:paid|pay|get|gets|got|have) (?:it|this|them|that|everything|the money) back|money back|back (?:with|after|in|on)|one[- ]time|non[- ]?refundable|only once|reimbursed after)\b/i;
const WALLET =
  /\b(?:paypal|venmo|zelle|cash ?app|western union|money ?gram|paytm|phone ?pe|google pay|g ?pay|upi|qr[- ]code|m-?pesa|revolut|wise|gift cards?|vouchers?|prepaid cards?|steam cards?|itunes cards?|bitcoin|btc|usdt|ethereum|crypto(?:currency)?|stablecoins?)\b/i;
const INTO_OURS =
  /\b(?:in|into|to|on) (?:our|the company['’]?s?|the recruiter['’]?s|the agent['’]?s) (?:bank )?account\b(?! (?:manag|exec|team|rep|direct|plan))|\b(?:reach(?:es|ed)?|arrived?s?|credited) (?:in |on |to )?our (?:bank )?account\b/i;
const EARNS =
  /\b(?:per hour|an hour|hourly|\/ ?h(?:ou)?r|(?:a|per|each|every) (?:year|month|week|day|shift)|annual\w*|salary|wages?|bonus|stipend|allowance|benefits?|commission)\b/i;

const OWN_ACCOUNT =
  /\b(?:your|their|a personal|own) (?:own |personal |private )?(?:bank |current |checking |savings |paypal )?account\b|\b(?:wires?|sends?|transfers?|pays?) you (?:the|their|our)\b|\bthrough you\b/i;
const FUNDS =
  /\b(?:funds?|money|payments?|transfers?|sums?|proceeds|che(?:ck|que)s?|deposits?|cash|amounts?|donations?)\b/i;
const ONWARD =
  /\b(?:forward\w*|pass(?:es|ed)? (?:it|them|on|the)|pass on|onwards?|send (?:it|them|on|the (?:rest|remainder|balance|difference))|move (?:it|them)|wire (?:it|them|the)|suppliers?|vendors?|relay|withdraw|convert|keep|retain|the rest|remainder|remaining|difference|surplus|minus|less your|percent|per cent|\d\s?%)/i;
const CHECKS =
  /\b(?:che(?:ck|que)s?|money orders?|cashier['’]?s? che(?:ck|que)|bank drafts?|postal orders?)\b[^.]{0,60}\b(?:your (?:own |personal )?account|in your name|arrives?|(?:sent|mailed|posted) to you|for your (?:home )?office|deposit it|cash it)|\b(?:we|our \w+) (?:send|mail|post)s? (?:you )?(?:a|the) (?:che(?:ck|que)|money order|bank draft)|\barrives? by post\b/i;
const CASHED = /\b(?:deposit|cash|bank (?:it|them)|pay (?:it|them) in|print|in your name)\b/i;
const YOURS = /\b(?:you|your|yours)\b/i;

const GOODS = /\b(?:parcels?|packages?|goods|shipments?|boxes|orders|electronics|phones|items)\b/i;
const YOUR_PLACE =
  /\b(?:(?:to|at|from|in) your (?:own )?(?:home|house|flat|apartment|address|place|door(?:step)?|residence|garage|living room)|your (?:home|private) address|delivered to you|receive[^.]{0,20} at home)\b/i;
const SENT_ON =
  /\b(?:forward\w*|re-?ship\w*|re-?label\w*|re-?pack\w*|ship (?:it|them)|send (?:it|them)|post (?:it|them)|labels?|drop (?:it|them)|pass (?:it|them)|hand (?:it|them))\b/i;

const COPY =
  /\b(?:cop(?:y|ies)|scan(?:s|ned)?|photo(?:graph)?s?|pictures?|pics?|images?|selfie|front and back|both sides|screenshot)\b/i;
const PAPERS =
  /\b(?:passport|id(?:entity)?[- ]cards?|identity document|national id|government[- ]issued id|your id|photo id|valid id|driv\w+['’]?s? licen[cs]e|aadhaa?r|pan card|residence permit|social security (?:card|number)|ssn|national insurance number|bank statement|bank card|(?:credit|debit) card|utility bill|voter id|emirates id|bvn|nin)\b/i;
const SECRET =
  /\b(?:otp|cvv|pin|pass ?words?|pass ?codes?|one[- ]time|(?:verification|security|confirmation|sms|six[- ]digit) code|log-?ins?|credentials|card number|account (?:number|details)|routing number|sort code|iban|swift|digits?|(?:online|net|mobile|internet)[- ]banking|bank (?:details?|account|name|login)|mother['’]s maiden name|card details)\b/i;
const TOLD =
  /\b(?:send|share|tell|give|provide|enter|forward|submit|reply|confirm|read (?:us|it|out)|text|type|supply|fill|include|attach|add|state|mention|hand|let us have|we need|need|require[sd]?|we ask|upload|e-?mail|mail|present|show|register|call you)\b/i;

const MESSENGER =
  /\b(?:whats ?app|telegram|we ?chat|viber|skype|zalo|imo|botim|signal|snapchat|hangouts|google chat|wickr|kakao ?talk|line app)\b/i;
const IN_TOUCH =
  /\b(?:contact|messag|writ|text|reach|repl|chat|add|find|appl|join|interview|detail|number|handle|enquir|instruction|task|continue|mov|switch|speak|talk|get in touch|onboard|happen)\w*|\b(?:ping|dm|pm|drop|hit|send|held|take place|takes place)\b/i;
const THEM =
  /\b(?:us|me|(?:the|our) (?:recruiter|manager|hr|number|handle|supervisor|mentor|team lead|agent|assistant|receptionist|coordinator)|recruiters?|interviews?|apply|applications?|talks? take)\b|\+?\d[\d\s-]{7,}|@\w{3,}/i;
const MADE_FOR =
  /\b(?:campaigns?|content|social[- ]media|build|builds|develop\w*|marketing|bots?|chat ?bots?|integrat\w*|api|ads|followers|channels|manage|process\w*|strength|communit\w+|sdk|platforms?)\b/i;
const HANDLES =
  /\b(?:write|text|message|sms|send|reply)\b[^.]{0,40}\b(?:to|at|on)\b[^.]{0,15}\+?\d[\d\s-]{7,}|\b(?:dm|pm|inbox) (?:us|me|our|the)\b|\btext (?:us |me )?["'“‘]?[\w ]{2,20}["'”’]? (?:to|at|on) \+?\d[\d\s-]{6,}/i;

const EACH =
  /\b(?:(?:a|per|every|each|in a|in one) (?:single )?(?:day|week|shift|task|click|post|video|surveys?|review|page|form|order|evening|weekend)|daily|weekly|overnight)\b/i;
const SIMPLE =
  /\b(?:no boss|any(?:one|body) can|every(?:one|body) can|from (?:home|anywhere|your (?:phone|sofa|couch|mobile|bed|own home|laptop))|typed at home|on your (?:phone|mobile)|spare time|few (?:hours|minutes)|(?:\d+|one|two|three|half an) (?:hours?|minutes?) (?:a|per|each|every) (?:day|week)|(?:simple|easy|small) (?:tasks?|clicks)|liking|rating|clicking|copy[- ](?:and[- ])?past\w+|typing|watching|captchas?|envelopes)\b/i;

const PER_DAY = new RegExp(`(?:${AMOUNT.source})[\\d.,]*[^.\\n]{0,14}?${EACH.source}`, "i");

const DENIED =
  /\b(?:no (?!experience|skills?|degree|interviews?|qualifications?|previous|prior|special|questions|boss)|not (?!through|via|on this|by this|refundable|included|later)|never|without|nobody|none|free(?! mail)|neither|nor|nothing|don['’]?t|doesn['’]?t|won['’]?t|cannot|scams?|fraud\w*|beware)\b/i;
const OF_OTHERS =
  /\b(?:customers?|clients?|patients?|vendors?|students?|guests?|tenants?|suppliers?|residents?|taxpayers?|policyholders?|users?|agency|federal|employees?|systems?|databases?|security (?:measures|controls|policies))\b/i;

// The company pays, or it is no such sum.
const OURS =
  /\b(?:we(?: will)?|company|employer|team) (?:pays?|covers?|settles?|bears?|reimburses?|refunds?|sponsors?|buys?)\b|\b(?:reimburs\w*|budget|sponsor\w*|relocation|travel|expenses|discount|coverage|covers|value|worth|up to)\b|\d\s?(?:m|k|bn|million|billion|thousand|lakh|crore)\b/i;
const IMPERATIVE =
  /^(?:kindly |please |just |simply )?(?:put|load|add|top up|deposit|send|pay|transfer|wire|remit)\b/i;
const THEY_PAY =
  /\b(?:you|applicants?|candidates?|joiners?|trainees?|new starters?)\s(?:\w+\s){0,2}(?:pays?|settles?|bears?|contributes? to)\s(?:for\s)?(?:\w+\s){0,3}/i;
const TOKEN =
  /\b(?:token (?:amount|money)|caution money|refundable (?:amount|sum|deposit|fee|charge)|(?:small|nominal) (?:fee|deposit|charge))\b/i;
const CARDS = /\b(?:gift|itunes|steam|google play|prepaid|apple) cards?\b/i;
const CODES =
  /\b(?:(?:read|send|give|tell) (?:us|me)|codes? (?:to|by)|scratch\w*|pick up|buy|purchase)\b/i;
const REFUND =
  /\b(?:returned|(?:get|gets|got|have) (?:it|this|everything|the money) back|g[ai]ven? (?:it |them |everything )?back|money back)\b/i;

const PAYING: readonly Lists[] = [
  [IMPERATIVE, AMOUNT],
  [TOKEN, APPLICANT],
  [CARDS, CODES, YOURS],
  [INTO_OURS, AMOUNT],
  [AMOUNT, REFUND, APPLICANT],
  [new RegExp(`${THEY_PAY.source}${OWN.source}`, "i")],
  [APPLICANT, SETTLES, OWN, FIRST],
  [APPLICANT, PAYS, COST, AMOUNT],
  [AMOUNT, COST, FIRST],
  [AMOUNT, PAYS, FIRST, APPLICANT],
  [WALLET, PAYS, APPLICANT, AMOUNT],
  [WALLET, PAYS, APPLICANT, FIRST],
  [INTO_OURS, PAYS],
];
const PASSING_ON: readonly Lists[] = [
  [OWN_ACCOUNT, FUNDS, ONWARD],
  [CHECKS, CASHED, ONWARD, YOURS],
  [GOODS, YOUR_PLACE, SENT_ON],
];
const PAPERS_KEPT =
  /\b(?:your|all) (?:original )?(?:passports?|certificates?|diplomas?|documents?|papers|identity cards?|licen[cs]e)\b[^.]{0,20}\b(?:kept|keep|held|hold|stays?|retained?|stored?|remain)\b/i;
const CARD_TESTED =
  /\byour (?:bank |debit |credit |payment )?card\b[^.]{0,30}\b(?:at hand|ready|tested|checked|verified|charged|cents?|number|front)\b/i;
const SECRETS: readonly Lists[] = [
  [PAPERS_KEPT, YOURS, /\b(?:until|while|as long as|abroad|office|safe)\b/i],
  [CARD_TESTED],
  [COPY, PAPERS, TOLD, APPLICANT],
  [
    SECRET,
    TOLD,
    /\byour\b|\bour agent\b/i,
    /\b(?:bank\w*|cards?|wallet|sms|text message|google|facebook|apple|gmail|paypal|icloud|pay\w*|wages?|salary)\b/i,
  ],
];

// Companies have pages there, to look at.
const SOCIAL = /\b(?:insta(?:gram)?|ig|facebook|fb|messenger|discord)\b/i;
const IN_PRIVATE =
  /\b(?:dm|pm|inbox|(?:send|drop|write) (?:us|me) an? (?:dm|message)|message (?:us|me)|find me|add (?:us|me)|tell you more)\b/i;
const CONTACT: readonly Lists[] = [[MESSENGER, IN_TOUCH, THEM], [SOCIAL, IN_PRIVATE], [HANDLES]];
const BRING_OTHERS =
  /\b(?:bring|invite|recruit|refer)\b[^.]{0,20}\b(?:friends|people|others|members|contacts)\b|\b(?:friends|people|others|members) (?:that )?you (?:bring|invite|recruit|refer)\b/i;
const GROWS =
  /\bmore you (?:earn|are paid|get|make)|\b(?:paid for each|downline|per (?:head|friend|member))\b/i;
const EASY: readonly Lists[] = [
  [BRING_OTHERS, GROWS],
  [PER_DAY, SIMPLE],
];

const LONGEST = 320;

/** The sentences of a text, and each two that follow each other. */
function windows(text: string): { alone: string[]; pairs: string[] } {
  const alone = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 8 && sentence.length <= LONGEST);
  const pairs = alone.flatMap((sentence, index) => {
    const both = text.slice(text.indexOf(sentence)).startsWith(`${sentence} ${alone[index + 1]}`);
    return both ? [`${sentence} ${alone[index + 1]}`] : [];
  });
  return { alone, pairs: pairs.filter((pair) => pair.length <= LONGEST) };
}

/** From the first of the words that matched to the end of the last. */
function spanOf(sentence: string, lists: Lists): string {
  const found = lists.flatMap((list) => {
    const match = list.exec(sentence);
    return match ? [[match.index, match.index + match[0].length] as const] : [];
  });
  const from = Math.min(...found.map(([start]) => start));
  return sentence.slice(from, Math.max(...found.map(([, end]) => end)));
}

function near(sentences: readonly string[], patterns: readonly Lists[]): string | null {
  for (const sentence of sentences) {
    if (DENIED.test(sentence)) continue;
    const lists = patterns.find((pattern) => pattern.every((list) => list.test(sentence)));
    if (lists) return spanOf(sentence, lists);
  }
  return null;
}

const ofOneself = (sentences: readonly string[]) =>
  sentences.filter((sentence) => !OF_OTHERS.test(sentence));

/** Where applicants pay something before the work brings anything. */
export function findPaying(text: string): string | null {
  const sentences = ofOneself(windows(text).alone).filter(
    (sentence) => !EARNS.test(sentence) && !OURS.test(sentence),
  );
  return near(sentences, PAYING);
}

/** Where money, cheques or parcels of others go through the applicant. */
export function findPassingOn(text: string): string | null {
  const { alone, pairs } = windows(text);
  return near([...alone, ...pairs], PASSING_ON);
}

/** Where applicants are asked for papers, or for what opens an account. */
export function findSecrets(text: string): string | null {
  return near(ofOneself(windows(text).alone), SECRETS);
}

/** Where people are to get in touch past this site. */
export function findContact(text: string): string | null {
  const sentences = ofOneself(windows(text).alone).filter((sentence) => !MADE_FOR.test(sentence));
  return near(sentences, CONTACT);
}

/** Where much is paid for what anybody can do. */
export function findEasyPay(text: string): string | null {
  const { alone, pairs } = windows(text);
  return near([...alone, ...pairs], EASY);
}
