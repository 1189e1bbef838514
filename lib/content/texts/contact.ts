import type { FirstText } from "../pages/schema";

export const CONTACT: FirstText = {
  title: "Contact us",
  summary: "The people who run {site} read what you write.",
  body: `
Many questions are answered under [Help](/help) and [FAQs](/faqs). To everything else the answer comes by email.

## When it is about a job

**Report this job**, on its page, is the quickest way: it needs no account, and a person looks. When there is more to say, write here.

- Give the address of its page, so that we find it.
- Tell us what you saw or were sent. **Never send your documents.**

## When it is about an application

Only the company can say how an application stands. You can write to it from [My Applications](/applications), and its page and website are linked from every job.

## When it is about a decision of ours

If we refused or removed a posting, or suspended a company, you find the decision on its page in your account, with its reason and **Appeal** below it. About a suspended account write here, and say why you think we were wrong. Where there is another of us than whoever decided, they look at it again.
`.trim(),
};
