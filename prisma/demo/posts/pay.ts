import type { DemoPost } from "../types";

export const PAY: DemoPost = {
  slug: "asking-about-pay",
  title: "Asking about pay without spoiling the conversation",
  summary:
    "Many postings don't say what they pay. When to ask, how to ask, and what to do with the answer.",
  author: "Owen Hale",
  tags: ["pay", "interviews"],
  cover: "pay.webp",
  coverAlt: "An office above the harbour",
  daysAgo: 3,
  body: `
You've read the posting twice. The work sounds right, the town is right, and nowhere does it say what it pays. Ask too early, people tell you, and you look greedy. Ask too late, and you've wasted everyone's time.

There's a simpler way to see it: pay is a fact about the job, and you need it to decide.

## Before you apply

Look at what others pay for the same work. The filter **Only jobs that state pay** leaves out the rest, and ten postings are enough to see the range.

Write down two numbers: the lowest you'd say yes to, and the one you'd be glad about. They're for you alone.

## When they call you first

The first call is a good moment. Wait until you've said hello, but ask before you put a date in your calendars:

> Before we arrange that, can you tell me what range you have in mind? I'd rather know now than have us both find out at the end.

No one sensible minds. If they ask for your number first, give your range and the reason for it:

> From what I see for similar work here, between 42,000 and 50,000. Does that fit with yours?

Then stop talking. You don't have to fill the silence.

![A quayside street](/img/scenes/street.svg)

## When it's less than you hoped

Ask what else comes with it before you decide: hours, days at home, training, a review after six months with a figure attached.

If it's below your lowest number, say so and thank them. They may call back with a better offer. If they don't, you've saved yourself a year of looking for something else.

## When you have an offer

- Get it in writing, with the period: a month or a year, before or after tax.
- Ask when it's paid, and whether any of it depends on targets.
- Take a day. No one withdraws an offer because you said, "I'd like to read it tonight and answer tomorrow."

## You never pay to be hired

Not for a course, a uniform, a laptop, a background check or a visa. If someone asks for money, there's no job. Report the posting on its page, so that it isn't shown to the next person.
`.trim(),
};
