import type { DemoPost } from "../types";

export const POSTING: DemoPost = {
  slug: "a-posting-people-answer",
  title: "Writing a posting that the right people answer",
  summary:
    "What to leave out, what to say first, and why five requirements bring you better applicants than fifteen.",
  author: "Marta Nogueira",
  tags: ["hiring", "postings"],
  cover: "posting.webp",
  coverAlt: "A workshop with a propeller on the stand",
  daysAgo: 10,
  body: `
Most postings are written by taking the last one and adding to it. After some years they are two pages long, ask for everything anybody in the team has ever known, and describe a person who would not need the job.

It need not be so. This is what helps.

## Say what the work is in the first two lines

Not the company, not the mission: the work. Somebody decides in ten seconds whether to read on, usually on a phone, often on a bus.

> You plan which container goes on which ship out of two harbours. Most days that is a puzzle with three hundred pieces, and on the others it is a telephone.

Everybody who would like that knows it now. So does everybody who would not.

## Ask for what you cannot teach

Write down everything you want. Then cross out what a good person learns in their first three months. What is left is usually four or five lines, and those are your requirements. What you crossed out can go under **Nice to have**, or nowhere.

Long lists do not bring better people. They bring people who are less careful about what they claim, and they turn away careful ones, who take each line at its word.

Years are a poor measure of most things. If you mean that somebody should be able to do the work without being watched, say that.

## State the pay

A figure is the one fact that lets people decide before they write, and the filter for postings that state pay leaves out all others. You will be asked anyway, by the best of them first. If the range is wide because you would take a beginner or an expert, say what makes the difference.

## Say how it goes on

Three lines are enough: who reads the applications, how long that takes, how many conversations there are and with whom. Then keep to it. How soon you answer is shown on your company's page here, and people look.

## Read it aloud

Words that nobody says aloud can go: *dynamic*, *fast-paced*, *rockstar*, *competitive salary*. So can anything that would be true of every other company as well.

Then look at the preview, on a phone, and ask one person in the team whether that is their job. If they laugh, you have some more writing to do.

[Post a job](/publish-job) when you are ready. What you write is kept while you type, so there is no harm in beginning today.
`.trim(),
};
