import type { DemoPost } from "../types";

export const POSTING: DemoPost = {
  slug: "a-posting-people-answer",
  title: "Writing a posting that the right people answer",
  summary:
    "What to say first, what to leave out, and why five requirements bring you better applicants than fifteen.",
  author: "Marta Nogueira",
  tags: ["hiring", "postings"],
  cover: "posting.webp",
  coverAlt: "A workshop with a propeller on the stand",
  daysAgo: 10,
  body: `
Most postings start as the last one, with something added. A few years on, they're two pages long, ask for everything anyone on the team has ever known, and describe a person who wouldn't need the job.

Here's how to write one that the right people answer.

## Start with the work

Put it in the first two lines, before the company and the mission. People decide in ten seconds whether to read on, usually on a phone.

> You plan which container goes on which ship out of two harbours. Most days that's a puzzle with three hundred pieces. On the others, it's a telephone.

Everyone who'd like that knows it now. So does everyone who wouldn't.

## Ask only for what you can't teach

Write down everything you want. Then cross out what a good person learns in the first three months. The four or five lines that are left are your requirements. Put the rest under **Nice to have**, or nowhere.

Long lists don't bring better people. They turn away the careful ones, who take every line at its word.

![A warehouse with racks and a forklift](/img/scenes/warehouse.svg)

## State the pay

It's the one fact that lets people decide before they write, and many search only for jobs that state it. If your range is wide because you'd take a beginner or an expert, say what makes the difference.

## Say what happens next

Three lines are enough: who reads the applications, how long that takes, and how many interviews there are. Then stick to it. Your company's page shows how quickly you usually answer, and people look.

## Read it aloud

Cut the words no one says aloud: *dynamic*, *fast-paced*, *rockstar*, *competitive salary*. Cut anything that's true of every other company as well.

Then open the preview on a phone and ask someone on the team whether that's their job. If they laugh, keep writing.

[Post a job](/publish-job) when you're ready. We save it as you type, so you can start today and finish tomorrow.
`.trim(),
};
