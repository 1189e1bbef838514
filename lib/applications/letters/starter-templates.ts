import type { Decision } from "../told";

/** A letter to begin with; the words in braces are filled in for each applicant. */
export type LetterTemplate = { name: string; subject: string; text: string };

const SUBJECT = "Your application to {company}";
const END = "With kind regards,\n{sender}, {company}";

const letter = (
  name: string,
  paragraphs: readonly string[],
  subject = SUBJECT,
): LetterTemplate => ({
  name,
  subject,
  text: ["Dear {first name},", ...paragraphs, END].join("\n\n"),
});

const REFUSALS = [
  letter("After reading the application", [
    "Thank you for applying for {job}, and for the time you put into it. We've read your application carefully and have decided not to take it further.",
    "We know this isn't the answer you hoped for. We wish you well in your search.",
  ]),
  letter("After an interview", [
    "Thank you for talking to us about {job}. We enjoyed meeting you and learning about your work.",
    "After careful thought, we've decided not to take your application further. If you'd like to know more about our decision, reply to this message and we'll be glad to tell you.",
  ]),
  letter("Position filled", [
    "Thank you for applying for {job}. The position has now been filled, so we can't take your application further.",
    "We appreciate the time you put into it and wish you well in your search.",
  ]),
  letter("Position cancelled", [
    "Thank you for applying for {job}. Our plans have changed and we're no longer hiring for this position, so we're ending your application.",
    "This is no reflection on your application, and we're sorry for the time you spent on it.",
  ]),
  letter("We'd like to keep in touch", [
    "Thank you for applying for {job}. We won't take your application for this job further, but we liked what we read.",
    "Please follow {company} on this site: you'll then hear of new jobs, and we'd be glad to see you apply again.",
  ]),
] as const;

const OFFERS = [
  letter(
    "Offer",
    [
      "We'd like to work with you, and are glad to offer you the position of {job}.",
      "You'll find the terms on your application's page. Please take your time to read them, and ask us anything you'd like to know before you answer.",
    ],
    "An offer from {company}",
  ),
  letter(
    "Revised offer",
    [
      "Thank you for talking to us about our offer for {job}. Here is a new one, which replaces the earlier one.",
      "You'll find the terms on your application's page. If anything is unclear, please write to us.",
    ],
    "A new offer from {company}",
  ),
] as const;

const HIRES = [
  letter(
    "Welcome",
    [
      "Welcome to {company}! We're very glad that you'll be working with us as {job}.",
      "We'll write to you soon about your first day and what to bring. Until then, you can reach us here.",
    ],
    "Welcome to {company}",
  ),
] as const;

/** The letters that every company can begin with, by what they tell. */
export const DECISION_TEMPLATES: Record<Decision, readonly LetterTemplate[]> = {
  not_selected: REFUSALS,
  closed: [REFUSALS[3], REFUSALS[2]],
  offer: OFFERS,
  hired: HIRES,
};
