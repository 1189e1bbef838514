import type { DemoPost } from "../types";

export const FRAUD: DemoPost = {
  slug: "how-to-tell-a-fake-job",
  title: "How to tell a fake job from a real one",
  summary:
    "Fake jobs all work in much the same way. Seven warning signs, what we do about them, and what to do if it happens to you.",
  author: "Owen Hale",
  tags: ["safety", "applying"],
  cover: "fraud.webp",
  coverAlt: "A quayside street",
  daysAgo: 26,
  body: `
A fake job is there to collect something: your money, your documents, or work that no one will pay for. The people behind it aren't stupid, but they do repeat themselves.

## Seven warning signs

1. **You have to pay for something.** Training, equipment, a check, a visa, a deposit. This sign alone is enough.
2. **They want to talk somewhere else.** After one message, they ask you to write to a private number.
3. **There's no interview.** You're hired after a form, or after a chat without a voice or a face.
4. **The pay doesn't add up.** Twice what others pay, for work that anyone could do.
5. **The address is nearly right.** There's a letter missing from the company's name, or a bank writes from a free mailbox.
6. **They want your documents now.** A passport, a bank card, a code sent to your phone. No employer needs these before a contract.
7. **It's urgent.** Today, within the hour, before someone else takes it.

There can be a good explanation for one of the last five. Ask for it. If asking makes them angry, you have your answer.

## What you can check in five minutes

- Open the company's page here. A seal means it has proved who it is, and the page says when and how.
- Look up the company's website yourself, without following a link, and see if the job is there too.
- Call the number on that website and ask for the person who wrote to you.

![An office above the harbour](/img/scenes/office.svg)

## What we do

A person reads a new company's first postings before anyone else can see them. A program looks for these signs in every posting and shows them to a person. It never decides by itself.

You can report any job from its page, and a person reads every report. If a company turns out to be a fraud, we take its jobs down, lock it out of the applications it received, and tell everyone who applied.

## If it happens to you

- Call your bank right away. Payments can often be stopped on the first day.
- If you sent a document, tell the authority that issued it.
- Change any password that you told them or typed into one of their pages.
- Go to the police with what you have: messages, numbers, addresses.
- [Tell us](/contact-us), with the address of the job's page. You may be the first to notice.

And don't be ashamed. They practise this all day.
`.trim(),
};
