import type { FirstText } from "../pages/schema";

export const FAQS: FirstText = {
  title: "FAQs",
  summary: "Questions people ask, answered.",
  body: `
## Do I need an account?

Not for searching, reading, sharing or saving jobs: what you save is kept in this browser. With an account your saved jobs are with you on every device, and it is what an application is sent from: you can write one first and sign up when you send it.

## How do I apply?

Press Apply Now on the job's page. You need your name, an email address and a CV as PDF, DOC or DOCX. Where the employer takes applications on a site of its own, the button leads there and the page says which site it is.

## What happens after I applied?

[My Applications](/applications) shows where each one stands, from the moment the employer opens it, and you hear of every change. There you can write to the employer, read the job as it was when you applied, and withdraw.

## Who can see my profile and my CV?

No one, until you apply: then the company you applied to sees that application and its CV, and you see when it was opened. In your settings you can agree to be found, and hide from companies you name.

## What does it cost?

Nothing. And no honest employer asks you for money either: report one who does.

## What does the seal beside a company's name mean?

That the company has shown that it is who it says it is. The company's page says when, and how.

## How do you keep out jobs that are not real?

The first postings of a new company are read by a person before they are shown. Every posting is looked at for the marks of a fraud, such as asking for money, and everybody can report one. A company that deceives people loses its postings and its access to what applicants sent, at once.

## Why is there no salary on some jobs?

Because the employer did not state one. The filter "Only jobs that state pay" leaves those out. Where a figure is usual for a kind of job, it is marked as typical, not as the employer's offer.

## How is pay in other currencies compared?

For the salary filter and for sorting, pay is turned into a yearly figure in this site's currency. What you read on a job is always what its employer wrote.

## What counts as a fresher job?

One that asks for at most a year of experience and is no internship. Internships have [a list of their own](/internships).

## Where can I do a remote job from?

From the countries it names. Employment law and tax differ by country, so most remote jobs are open in some countries only.

## A job I saved is gone. Why?

It has closed. Its page stays for 30 days after that, says when it closed, and shows similar jobs.

## How do I follow new jobs?

Press Create alert above any search's results, and its new jobs come by email: at once, every day or every week. One click in any of those mails ends it. Every search has a feed for feed readers too: see [Help](/help#following-new-jobs).

## Why was my posting not published?

Because something in it has to change first. The reason stands under My Job Posts, and in the mail we sent. Change it, send it again, and a person looks at it anew. If you think we were wrong, press Appeal below the reason.

## How do I delete my account?

Under Settings, Privacy. It is erased fourteen days later, so that you can think better of it, and nothing that names you stays. Before that you can download everything the account holds.
`.trim(),
};
