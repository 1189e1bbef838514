import type { QuestionKind } from "@/lib/jobs/questions.schema";
import type { HiringProgress } from "@/prisma/demo/hiring/people";
import { pick, type Random } from "@/prisma/demo/random";

type LetterFacts = { headline: string; employer: string; reason: string; title: string };

const LETTERS: readonly ((about: LetterFacts) => string)[] = [
  ({ headline, employer, reason, title }) =>
    `Dear Tidewell team,\n\nI work as a ${headline} at ${employer} and would like to be your next ${title}. ${reason}\n\nMy resume has the details. I'd be glad to show you something I've worked on.\n\nKind regards`,
  ({ employer, reason }) =>
    `Hello,\n\n${reason} At ${employer} I've learned to leave things simpler than I found them, and that is what I'd bring.\n\nI could start in two months. Thank you for reading this.`,
  ({ headline, reason, title }) =>
    `Hello Marta,\n\nthree reasons why I'm applying as ${title}:\n\n- ${reason}\n- I've done this work as a ${headline} for some years, and I still like it.\n- A friend is a customer of yours, and talks about the reminders at dinner.\n\nBest wishes`,
];

/** A cover letter; `null` for the third of the applicants who write none. */
export function letterOf(random: Random, about: LetterFacts): string | null {
  const letter = pick(random, [...LETTERS, ...LETTERS, null, null, null]);
  if (letter === null) return null;
  return letter({ ...about, title: about.title.split(",")[0] ?? about.title });
}

const NOTES: Partial<Record<HiringProgress, readonly string[]>> = {
  in_review: [
    "Good letter. Let's look at the second job more closely before we decide.",
    "Has most of what we ask for. I'd like to hear about the on-call part.",
    "Worth a call, if the notice period works for us.",
  ],
  interview: [
    "Talked for half an hour. Clear, curious, asks good questions about the clinics.",
    "Helena should join the next talk. I can't judge the technical side.",
    "Would move to Lisbon in spring. No help needed with a visa.",
  ],
  offer: ["Everyone who met them said yes. References were warm, too."],
  hired: ["Starts on the first of next month. Laptop and desk are ordered."],
  not_selected: [
    "Kind and capable, but we need more experience with the main part of the work.",
    "Strong in another field than the one we're hiring for. Keep in mind for support.",
  ],
};

/** What a colleague notes, if anything. */
export function noteOf(random: Random, progress: HiringProgress): string | null {
  const notes = NOTES[progress];
  return notes ? pick(random, notes) : null;
}

const TAGS: Partial<Record<HiringProgress, readonly string[]>> = {
  in_review: ["Strong letter", "Ask about notice", "Relocation"],
  interview: ["Top five", "Relocation", "Speaks Portuguese"],
  offer: ["Top five", "References checked"],
  hired: ["References checked"],
  not_selected: ["Another role"],
};

export const tagsOf = (progress: HiringProgress): readonly string[] => TAGS[progress] ?? [];

/** An invitation and what its reader writes back. */
export const TALK = {
  invitation: (name: string, title: string) =>
    `Hello ${name},\n\nthank you for applying as ${title}. We'd like to get to know you and have sent you a time for a first talk. If it doesn't suit you, write to us here.\n\nMarta`,
  replies: [
    "Thank you, the time suits me well. Is there anything I should prepare?",
    "That's good news! I'll be there. Will the whole team join?",
    "Thank you for the invitation. Could we start half an hour later? I have to take my daughter to school first.",
  ],
} as const;

/** The letter that an offer comes with. */
export const offerLetter = (name: string, title: string) => ({
  subject: `Our offer: ${title}`,
  text: `Hello ${name},\n\nwe enjoyed talking to you, and everyone who met you would like to work with you. So we'd like to offer you the job as ${title}. The terms are with this letter; you can accept or decline them here. If anything is unclear, write to me.\n\nMarta`,
});

/** What the applicant reads with the step, if anything. */
export const STEP_NOTES: Partial<Record<HiringProgress, string>> = {
  not_selected:
    "Thank you for the time you put into your application. Another profile fits this role better, and we've decided not to go on. We'd be glad to hear from you again.",
};

const TEXT_ANSWERS = [
  "A small service that finds double bookings before they happen. It saved our front desk two hours a week.",
  "A reminder that people can answer by text message. Eight in ten now do.",
  "I'd rather show you: I'm happy to walk you through it in a call.",
];

type QuestionToAnswer = { kind: QuestionKind; choices: readonly string[]; minimum: number | null };

/** An answer that the question takes. */
export function answerTo(random: Random, { kind, choices, minimum }: QuestionToAnswer): string {
  if (kind === "yes_no") return "Yes";
  if (kind === "choice") return pick(random, choices);
  if (kind === "number") return String((minimum ?? 1) + pick(random, [0, 1, 2, 4]));
  return pick(random, TEXT_ANSWERS);
}
