import type { DemoPost } from "../types";

export const PAY: DemoPost = {
  slug: "asking-about-pay",
  title: "Asking about pay without spoiling the conversation",
  summary:
    "Many postings do not say what they pay. When to ask, how to ask, and what to do with the answer.",
  author: "Owen Hale",
  tags: ["pay", "interviews"],
  cover: "pay.webp",
  coverAlt: "An office above the harbour",
  daysAgo: 3,
  body: `
You have read the posting twice. The work is right, the town is right, and nowhere does it say what it pays. You are told not to raise it too early, because it looks greedy, and not too late, because then you have wasted everybody's time.

Here is what works better than either: treat it as what it is, a fact about the job that you need in order to decide.

## Before you apply

Look at what others pay for the same work. On this site you can leave out every posting without a figure: the filter is called **Only jobs that state pay**. Ten postings are enough to know the range. Write down the lowest figure you would say yes to, and the one you would be glad about. They are for you; nobody else needs to see them.

If a posting states a range, believe the middle of it. The top is for somebody they hope exists.

## When they call you first

The first call is a good moment. Not the first sentence of it, but before you both put a date into your calendars:

> Before we arrange that: can you tell me what range you have in mind for the role? I would rather know now than have us both find out at the end.

Nobody sensible minds. If they say that it depends, ask what it depends on. If they ask for your number first, give the range you wrote down, with the reason:

> From what I see for similar work here, between 42,000 and 50,000. Does that fit with yours?

Then stop talking. The silence is not yours to fill.

## When the answer is lower than you hoped

Ask what else is part of it before you decide: hours, days at home, training, a review after six months with a figure attached. A review "in due course" is not a review.

If it is below the lowest figure you wrote down, say so and thank them. You may be surprised by a second call. You may also not be, and then you have saved yourself a year of looking for something else.

## When it is on the table

- Ask for it in writing, with the period: a month, a year, before or after tax.
- Ask when it is paid, and whether any of it depends on targets.
- Take a day. "I would like to read it tonight and answer tomorrow" is an answer that nobody has ever withdrawn an offer for.

## One thing that is never part of it

You do not pay to be hired. Not for a course, a uniform, a laptop, a background check or a visa. When somebody asks for that, there is no job. Report the posting, on its page, and it will not be shown to the next person.
`.trim(),
};
