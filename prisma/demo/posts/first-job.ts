import type { DemoPost } from "../types";

export const FIRST_JOB: DemoPost = {
  slug: "first-job-no-experience",
  title: "No experience yet: what to put on your first CV",
  summary:
    "A first CV is not an empty one. What counts, how to say it, and how to find jobs that mean beginners when they say so.",
  author: "Owen Hale",
  tags: ["first jobs", "applying"],
  cover: "first-job.webp",
  coverAlt: "A classroom with hands up",
  daysAgo: 17,
  body: `
The hardest line of a first CV is the one under *Experience*. Here is how to fill it with things that are true.

## You have done more than you think

Take a sheet of paper and write down everything of the last three years in which somebody relied on you:

- a project at school or university that had to be finished by a day,
- work beside your studies, in whatever trade,
- a shop, a club, a team, a festival that you helped to run,
- something you built because you wanted it to exist,
- somebody you looked after.

For each, write what you did and what came of it. Not *responsible for the stall*, but *sold out by noon on both days*. A number helps, if it is a real one.

## Three that matter are better than ten

Choose the three that are closest to the job. Each gets a heading, a line that says where and when, and two or three lines of what you did. That is a page, with your name and your education, and a page is right.

Leave out *hard-working* and *team player*. Anybody can write them, so they say nothing. The stall that sold out by noon says both.

## Find postings that mean it

Some postings say *entry level* and then ask for three years. On this site [fresher jobs](/freshers) are those whose employers ask for a year at most, whatever they call them. [Internships](/internships) are a list of their own, with their length and their stipend on the card.

Search by what you can do. A skill finds jobs whose titles you would not have thought of; the list beside the results shows what else those jobs ask for, and that is a good guide to what to learn next.

## The letter: two sentences that fit only here

You do not need a page. You need two sentences that would make no sense in any other application:

> I have cycled past your workshop for six years, and I rebuilt the gears of three bicycles last winter. I would like to learn to do it properly.

## Then send it

You will hear nothing from some of them, and no from most. Everybody does. Keep a list, or let [My Applications](/applications) keep it for you, and send the next one before you hear about the last.

Let the new ones come to you: **Create alert** above any search mails you what appears, once a day or once a week.
`.trim(),
};
