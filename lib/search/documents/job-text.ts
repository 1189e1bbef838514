import { fold } from "@/lib/shared/text";
import { hashPassage, toSentences } from "./passages";

// Headings above what a company says about itself. "Our team" is the job's.
const ABOUT = [
  "about (?:us|our (?:company|organi[sz]ation|firm)|the (?:company|employer|organi[sz]ation|firm|agency))",
  "who we are|our (?:company|story|history|mission|values|culture)|company (?:description|overview|profile|background)",
  "(?:equal (?:employment )?opportunit(?:y|ies)|eeo|diversity)(?: .*)?",
  "uber uns|wer wir sind|das unternehmen|unser unternehmen",
  "a propos de (?:nous|l entreprise)|qui sommes nous|notre entreprise|l entreprise",
  "sobre nosotros|quienes somos|la empresa|over ons|wie zijn wij|chi siamo|om oss|om os|sobre nos|quem somos",
];
const ABOUT_HEADING = new RegExp(`^(?:${ABOUT.join("|")})$`);

// What an equal-opportunity statement says. To see to it may be someone's work.
const EQUAL =
  /\bequal[- ](?:employment[- ])?opportunity (?:\w+ )?employer|\b(?:we|our|applicants?|candidates?)\b.{0,120}\b(?:without regard to|regardless of|irrespective of)\b.{0,80}\b(?:race|colou?r|gender|sex|religion|ethnicity)\b/i;

const MOST_WORDS = 8;
// Where the next heading was lost, what follows may be the job's again.
const MOST_PARAGRAPHS = 6;

/** A line that reads like a heading: a few words that are no sentence. */
function isHeading(line: string): boolean {
  return line.length <= 80 && !/[.!;,…。]$/.test(line) && line.split(" ").length <= MOST_WORDS;
}

function isAboutCompany(line: string, companyKey: string): boolean {
  const key = fold(line);
  return ABOUT_HEADING.test(key) || (companyKey !== "" && key === `about ${companyKey}`);
}

/** A posting's text in two: what is about the job, and what is about its company. */
export type DividedText = { job: string; company: string };

type DescribedJob = { description: string; companyName: string };

/**
 * Divides a posting's plain text, one line a block. About the company are the paragraphs under "About
 * us" and the like, statements of equal opportunity, and the sentences in `passages`, which are the
 * company's own (lib/search/documents/passages.ts).
 */
export function divideText(
  { description, companyName }: DescribedJob,
  passages: ReadonlySet<string>,
): DividedText {
  const companyKey = fold(companyName);
  const [job, company]: [string[], string[]] = [[], []];
  let left = 0;
  for (const line of description.split("\n")) {
    if (isHeading(line)) left = isAboutCompany(line, companyKey) ? MOST_PARAGRAPHS : 0;
    else left -= 1;
    if (left > 0) company.push(line);
    else {
      const isCompanys = (sentence: string) =>
        EQUAL.test(sentence) || (passages.size > 0 && passages.has(hashPassage(sentence) ?? ""));
      const sentences = toSentences(line);
      const theirs = sentences.filter(isCompanys);
      company.push(...theirs);
      job.push(theirs.length > 0 ? sentences.filter((one) => !isCompanys(one)).join(" ") : line);
    }
  }
  return { job: job.join("\n"), company: company.join("\n") };
}
