import type { FirstText } from "../pages/schema";

export const TERMS: FirstText = {
  title: "Terms of Service",
  summary:
    "The rules for everyone who uses {site}: people who look for work, and companies that post jobs.",
  body: `
## For everyone

- Use of the site is free for people who look for work.
- Say who you are: an account is one person's, and its address is theirs.
- Do not attack the site, overload it or try to see what is not yours.
- The feeds are there for programs; please use them rather than reading every page.

## If you look for work

- **Never pay to get a job.** No honest employer asks for money. Report one who does.
- What a posting says is its employer's word. Ask before you rely on it.
- What you write in an application must be true, and the CV your own.
- A contract is made between you and the employer; we are no party to it.

## If you post jobs

- Post only for a company you belong to, and only work that exists.
- Say who employs, what the work is, and where. A posting under another's name is a fraud.
- State the pay if you can, in the currency and the period you will pay it.
- Ask for nothing that the law of the place forbids you to ask for, and turn nobody away for who they are.
- Never charge applicants, and use what they send you for hiring them alone.
- Answer people who applied, and take a posting down when the place is filled.

## What we may do

Postings of new companies are read before they appear. A posting that breaks these rules is refused or removed, with the reason; a company that keeps breaking them, or deceives people, is shut out, and loses its access to what applicants sent.

Every such decision can be appealed, once: beside the reason you were given, or, when an account is suspended, under [Contact us](/contact-us). Someone other than whoever decided looks at it again, where there is somebody else.

## What we answer for

We take care that the site works and that companies with a seal are who they say they are. We cannot promise that every posting is right, that a job is still open, or that the site is always reachable. Nothing here limits rights the law gives you.

## Changes

When these rules change, the new text stands here with its date. A change that takes something from you is announced above every page before it holds.
`.trim(),
};
