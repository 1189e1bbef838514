import type { QuestionContent } from "@/lib/jobs/questions.schema";
import { slugify } from "@/lib/shared/text";
import { demoAccounts } from "@/prisma/demo/accounts";
import type { DemoPosting } from "@/prisma/demo/posting";
import { chance, pick, type Random, seeded } from "@/prisma/demo/random";
import type { OccupationFamily } from "@/prisma/demo/sources";

const EXTERNAL_SHARE = 0.15;
const ASKING_SHARE = 0.4;

const nothing = { isRequired: true, choices: [], accepted: [], minimum: null };

function text(question: string, isRequired = true): QuestionContent {
  return { ...nothing, kind: "text", text: question, isRequired };
}

function yesNo(question: string, accepted: string[] = []): QuestionContent {
  return { ...nothing, kind: "yes_no", text: question, accepted };
}

function choice(question: string, choices: string[], accepted: string[] = []): QuestionContent {
  return { ...nothing, kind: "choice", text: question, choices, accepted };
}

function years(question: string, minimum: number | null): QuestionContent {
  return { ...nothing, kind: "number", text: question, minimum };
}

const SHIFTS = choice("Which shifts can you work?", [
  "Early and late",
  "Early, late and night",
  "Nights only",
]);

/** What a trade cannot do without, by its credential. */
const CREDENTIALS: Record<string, QuestionContent> = {
  nurse: yesNo("Are you registered as a nurse where the job is, or about to be?", ["yes"]),
  physio: yesNo("Are you registered as a physiotherapist where the job is, or about to be?", [
    "yes",
  ]),
  pharmacist: yesNo("Are you registered as a pharmacist where the job is?", ["yes"]),
  radiographer: yesNo("Are you registered as a radiographer where the job is, or about to be?", [
    "yes",
  ]),
  dental: yesNo("Do you have a qualification for work at the chair, or are you training for it?"),
  counsellor: yesNo("Do you have a recognised qualification in counselling or psychotherapy?", [
    "yes",
  ]),
  teacher: yesNo("Do you have a teaching qualification that is recognised where the job is?"),
  driver: yesNo("Do you hold a driving licence?", ["yes"]),
  electrician: yesNo("Are you qualified as an electrician?", ["yes"]),
  accountant: choice("How far are you with your accounting qualification?", [
    "Qualified",
    "Part qualified",
    "Not begun",
  ]),
};

/** What else such work asks. */
const FAMILIES: Record<OccupationFamily, readonly QuestionContent[]> = {
  digital: [
    text("What have you built that you would like to show us? A link is fine.", false),
    choice("When could you start?", ["Within a month", "In one to three months", "Later"]),
    yesNo("Would you join an on-call rota, paid, one week in six?"),
  ],
  creative: [
    text("Where can we see your portfolio?"),
    choice("When could you start?", ["Within a month", "In one to three months", "Later"]),
  ],
  commercial: [
    text("What is a result you are proud of, in two or three sentences?", false),
    yesNo("Are you willing to travel a few days a month?"),
  ],
  office: [
    choice("When could you start?", ["Within a month", "In one to three months", "Later"]),
    text("What draws you to this work?", false),
  ],
  clinical: [SHIFTS, yesNo("Are your vaccinations up to date, or may we help you with that?")],
  school: [
    text("Which ages and subjects have you taught?", false),
    yesNo("Do you agree to a background check before you start?", ["yes"]),
  ],
  trade: [SHIFTS, yesNo("Are you happy to work outdoors in all weathers?")],
  hospitality: [SHIFTS, yesNo("Can you work at weekends?", ["yes"])],
};

const HERE = new Set(demoAccounts().map(({ companyName }) => companyName));

/** Where a posting is applied for when its company has pages of its own for that; else `null`. */
export function applyUrlOf(companyName: string, reference: string): string | null {
  if (HERE.has(companyName)) return null;
  const random = seeded(`${companyName} applications`);
  if (!chance(random, EXTERNAL_SHARE)) return null;
  return `https://careers.${slugify(companyName)}.example/jobs/${reference}`;
}

function askedYears(random: Random, posting: DemoPosting): QuestionContent | null {
  if (posting.years < 2 || !chance(random, 0.4)) return null;
  // Sources say "2.5 years"; nobody turns somebody away for half a year.
  const least = Math.floor(posting.years / 2);
  return years("How many years have you done this work?", chance(random, 0.5) ? least : null);
}

/** What a posting of the demo asks its applicants: nothing for most, as in life. */
export function questionsOf(posting: DemoPosting, reference: string): QuestionContent[] {
  // A stream of its own: what is asked changes nothing else about the posting.
  const random = seeded(`questions of ${reference}`);
  const asks = chance(random, ASKING_SHARE);
  // The company whose pipeline the demo shows asks everyone.
  if (!asks && !HERE.has(posting.company.name)) return [];
  const { credential, family } = posting.occupation;
  const [needed, practised] = [CREDENTIALS[credential ?? ""], askedYears(random, posting)];
  return [needed, practised, pick(random, FAMILIES[family])].filter(
    (question) => question !== undefined && question !== null,
  );
}
