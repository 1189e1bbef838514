import type { DemoPost } from "../types";

export const FRAUD: DemoPost = {
  slug: "how-to-tell-a-fake-job",
  title: "How to tell a fake job from a real one",
  summary:
    "People who invent jobs all do it in much the same way. Seven signs, what we do against them, and what to do when it happened to you.",
  author: "Owen Hale",
  tags: ["safety", "applying"],
  cover: "fraud.webp",
  coverAlt: "A quayside street",
  daysAgo: 26,
  body: `
A job that does not exist is made to collect something: money, documents, or you, for work that nobody will pay. The people who make them are not stupid, but they repeat themselves.

## Seven signs

1. **You are to pay for something.** Training, equipment, a check, a visa, a deposit. This one sign is enough.
2. **It goes on elsewhere.** After one message here you are asked to write to a private number in a messenger.
3. **There is no conversation.** You are hired after a form, or after a chat without a voice or a face.
4. **The pay does not fit.** Twice as much as everybody else pays, for work that anybody could do.
5. **The sender's address is nearly right.** A letter is missing in the company's name, or a bank writes from a free mailbox.
6. **They need your documents now.** A passport, a bank card, a code that was sent to your phone. No employer needs any of that before a contract.
7. **It is urgent.** Today, within the hour, before somebody else takes it.

One of the last five can have a good explanation. Ask for it. If asking makes somebody angry, you have your answer.

## What you can check in five minutes

- Open the company's page here. A seal means that the company has shown that it is who it says it is; the page says when and how.
- Search for the company's own website yourself, rather than following a link, and look whether the job is there too.
- Ring the number on that website, and ask for the person who wrote to you.

## What we do

The first postings of a new company are read by a person before anybody sees them. Every posting is looked at for these signs, by a program that shows them to a person and never decides by itself. You can report every job from its own page; every report is read by a person. When a company turns out to be a fraud, its postings disappear, it loses its access to what people sent it, and whoever applied is told.

It is not perfect. That is why the sign at the top of the list stands on every job's page as well.

## When it happened to you

- Ring your bank at once. Within the first day a payment can often be stopped.
- If you sent a document, tell the authority that issued it. They know what to do, and they are not surprised.
- Change the passwords that you told somebody or typed into a page of theirs.
- Go to the police, with what you have: messages, numbers, addresses.
- [Write to us](/contact-us), with the address of the job's page. You may be the first of many, and the last because you said so.

And do not be ashamed. They practise this all day.
`.trim(),
};
