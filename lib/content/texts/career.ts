import type { FirstText } from "../pages/schema";

export const CAREER: FirstText = {
  title: "Career",
  summary: "Where to begin, whatever comes next for you on {site}.",
  body: `
## Your first job

[Fresher jobs](/freshers) ask for a year of experience at most. An [internship](/internships) shows its length, its stipend and whom it is for on the card, so that you can compare before you open it.

With little to put on a CV, put what you did: a project, a course you finished, work beside your studies. Say what came of it. One line with a number in it is worth three with adjectives.

## A change

Search for what you can do rather than what you are called: a skill finds jobs whose titles you would not have thought of. The skills beside the results show what else those jobs ask for, and so what is worth learning next.

## Another place, or none

[Browse by place](/jobs), search around a city with a distance, or look at the [remote jobs](/jobs/remote), which name the countries they can be done from.

## Before you apply

1. **Read what is asked for.** Few people have all of it. If you have most of what stands first, apply.
2. **Look at the company.** Its page says who it is, whether it was checked, how soon it usually answers, and what else it is looking for.
3. **Say why this job.** Two sentences that fit only this posting are worth more than a page that fits all.
4. **Name your file well.** Your name and the word CV. Someone will look for it among two hundred.

## The interview

- Have three short stories ready: something you built, something that went wrong, something you learned from somebody else. Most questions can be answered with one of them.
- Write down what you want to know. How is the work shared out? Who will you ask when you are stuck? What happened to the person who did this before?
- **Ask about pay** where none is stated, before the last interview rather than after. It is an ordinary question.

## When the answer is no

It mostly is, for everybody. Ask for one thing you could do better, thank them, and keep the job's page: the company may look for somebody again. [My Applications](/applications) shows what is still open, and [job alerts](/app/alerts) bring you what is new.

## Never pay to get a job

Nobody honest asks you for money: not for training, not for equipment, not for a visa, not to keep your place. If someone does, stop, and [tell us](/contact-us).
`.trim(),
};
