import type { FirstText } from "../pages/schema";

export const HELP: FirstText = {
  title: "Help",
  summary: "How to find what you are looking for, apply for it, and hire.",
  body: `
## Searching

- Every word you type must occur in the posting, its title, its skills or its company.
- Put words in quotation marks to find them in that order: \`"project manager"\`.
- A minus leaves out what you do not want: \`designer -senior\`.
- \`or\` between two words finds either: \`nurse or midwife\`.
- C++, C#, .NET and Node.js are understood as they are written.
- The place may be a city, a region, a country, or the word remote.

## Filters

The number beside a filter is how many jobs it would find. A grey one would find none. On a phone, Filters opens over the list, and nothing changes until you press the button at its foot. The address of the page holds your whole search: keep it or send it to someone.

## Following new jobs

**Create alert** above a search's results mails its new jobs to you: at once, every day or every week. With an account your alerts stand under Job Alerts; without one, every mail leads to the page where you change or end it.

Every search is a feed as well. Open the search in your feed reader, which finds the feed by itself, or give it an address such as [/feeds/jobs.rss?query=designer&mode=remote](/feeds/jobs.rss?query=designer&mode=remote). All new jobs are in [RSS](/feeds/jobs.rss), [Atom](/feeds/jobs.atom) and [JSON Feed](/feeds/jobs.json).

## Saved jobs

The bookmark keeps a job in your account, with a note if you like. Without an account it is kept in this browser: not lost when you close the page, but when you clear the browser's storage; when you log in it moves to your account.

## Applying

You can fill in an application before you have an account: it asks you to log in or sign up when you send it, and nothing you wrote is lost. What an employer insists on is said above the form. [My Applications](/applications) shows where each one stands.

## Your profile and your CV

Upload a CV as PDF, DOC or DOCX of up to 5 MB. We read it on our own server and propose entries for your profile; nothing is taken over unless you confirm it. Nobody sees your profile until you apply, or agree in your settings to be found.

## For employers

1. Sign up as Recruiter, and create your company or ask an existing one to let you in.
2. Write the posting. It is kept while you type, and the preview shows it as search engines and readers will.
3. The first postings of a new company are read by a person. If something has to change, you are told what, and can mend it and send it again.
4. Applicants arrive under Applications. Move them along, write to them, arrange interviews: they are told at each step.

Verify your company under Company Profile, by a mail to an address of its domain or by a record in its DNS. A verified company's postings go live at once, and its page carries the seal.

## Mails that do not come

Look into the folder for spam first. The address stands under Settings: if it is not verified yet, have the mail sent once more there. What you are told, and how, you choose in the same place.

## Keyboard

On a page of results, \`/\` goes to the search field. Tab goes from the search to the filters, the results and the pages; Escape closes what lies over the page.

## Staying safe

Never pay to get a job, and send no bank details or identity documents before an interview. If something seems wrong, report it on the job's page.

Not answered? See the [FAQs](/faqs) or [contact us](/contact-us).
`.trim(),
};
