import type { TemplateView } from "./message-templates.schema";

const message = (id: string, name: string, paragraphs: readonly string[]): TemplateView => ({
  id,
  name,
  text: ["Dear {first name},", ...paragraphs, "With kind regards,\n{sender}, {company}"].join(
    "\n\n",
  ),
});

/** The messages that every company can begin with; the words in braces are filled in. */
export const STARTER_MESSAGES: readonly TemplateView[] = [
  message("6d1f0c52-9a53-4f0e-9c1b-2a7c5b3e0001", "Invitation to an interview", [
    "Thank you for applying for {job}. We'd like to get to know you, and to tell you more about the work.",
    "Which days and times suit you in the next two weeks? Please also tell us if you'd rather talk by video or phone, or if you need anything to take part.",
  ]),
  message("6d1f0c52-9a53-4f0e-9c1b-2a7c5b3e0002", "Invitation to a second interview", [
    "Thank you for talking to us about {job}. We'd like to continue, and to introduce you to the people you would work with.",
    "Which days and times suit you in the next two weeks?",
  ]),
  message("6d1f0c52-9a53-4f0e-9c1b-2a7c5b3e0003", "On hold", [
    "Thank you for applying for {job}. Your application is with us, but we can't decide yet.",
    "You don't need to do anything. We'll write to you as soon as we know more. If your plans change in the meantime, please tell us here.",
  ]),
  message("6d1f0c52-9a53-4f0e-9c1b-2a7c5b3e0004", "A question about your application", [
    "Thank you for applying for {job}. Before we go on, there's one thing we'd like to know:",
    "Please reply to this message. A few lines are enough.",
  ]),
];
