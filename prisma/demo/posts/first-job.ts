import type { DemoPost } from "../types";

export const FIRST_JOB: DemoPost = {
  slug: "first-job-no-experience",
  title: "No experience yet: what to put on your first CV",
  summary:
    "You've done more than you think. What counts on a first CV, how to say it, and where to find jobs that really are for beginners.",
  author: "Owen Hale",
  tags: ["first jobs", "applying"],
  cover: "first-job.webp",
  coverAlt: "A classroom with hands up",
  daysAgo: 17,
  body: `
The hardest part of a first CV is the section called *Experience*. Here's how to fill it with things that are true.

## You've done more than you think

Write down every time in the last three years that someone relied on you:

- a school or university project with a deadline
- a job beside your studies, whatever it was
- a shop, club, team or festival you helped to run
- something you built because you wanted it to exist
- someone you looked after

For each one, write what you did and what came of it. Not *responsible for the stall*, but *sold out by noon on both days*. Use a number if you have a real one.

## Pick the three that matter

Choose the three closest to the job. Give each a heading, a line with the place and dates, and two or three lines about what you did. Add your name and education, and you have a page. One page is enough.

Leave out *hard-working* and *team player*. Anyone can write them. The stall that sold out by noon says both.

![A workshop with a propeller on the stand](/img/scenes/workshop.svg)

## Find jobs that mean it

Some postings say *entry level* and then ask for three years. [Fresher jobs](/freshers) here ask for a year at most, whatever they call themselves. [Internships](/internships) have their own list, with length and stipend on the card.

Search by what you can do, too. A skill finds jobs with titles you wouldn't have thought of.

## Write two sentences that fit only this job

You don't need a full letter. You need two sentences that wouldn't make sense anywhere else:

> I've cycled past your workshop for six years, and last winter I rebuilt the gears of three bikes. I'd like to learn to do it properly.

## Then send it

Some won't reply, and most will say no. That happens to everyone. [My Applications](/applications) keeps track for you, and **Create alert** above any search emails you what's new. Send the next one before you hear about the last.
`.trim(),
};
