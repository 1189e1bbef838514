import type { FirstText } from "../pages/schema";

export const PRIVACY: FirstText = {
  title: "Privacy Policy",
  summary: "What {site} keeps about you, where, for how long, and what it never does.",
  body: `
## In short

You can search and read every job without telling us who you are. We set no cookies for that, show no advertisements, and load nothing from other companies.

## What stays in your browser

These things are kept by your browser, for you. They are not sent to us.

- The jobs you save, until you take them out again, or log in and they move to your account.
- An application you have not sent yet, with its file, until you send it or log out, for a day at most.
- Your last eight searches, until you clear them on the page that shows them.
- Whether you chose the light or the dark theme, and which announcement you have closed.

Clearing this site's storage in your browser's settings removes all of it.

Logging in sets a cookie that says who you are. It serves nothing else, and goes when you log out. A second one remembers for half a year that your account was used in this browser, so that somebody who guesses at your password elsewhere can't lock you out here. It is read when you log in, says nothing about you, and is worth nothing once your password changes.

## What the server sees

Like every web server, ours receives your network address, the page you ask for and what your browser says of itself. It is needed to answer you and to keep the service safe: how often a network asks is counted under a hash, from which the address cannot be read back.

We count searches, and how often a job is looked at and from where its readers came, such as a search or a mail. Who they were is not kept. Words for which nothing was found are kept by themselves, for up to ninety days after they were last searched for, so that we see what is missing; what looks like a mail address, a telephone number or a link is not.

## When you apply

What you write, and the CV you choose, go to the company you apply to and to nobody else. You see when its people opened them. When you withdraw, they see neither any more. When an application has ended, what you sent with it is kept for {applicationMonths}, unless the company chose another time, of two years at most; the application's page says on which day it is deleted. That there was one stays, for counting, and for you until you delete your account.

Your CV is read by a program of ours, on our own server, to propose entries for your profile. Nothing is taken over unless you confirm it.

Some jobs lead to the employer's own site. What you send there is that site's responsibility, under its own policy. The button says where it leads before you follow it.

## Accounts

An account holds your email address, your user name, and the name and picture you give it; your password only as a hash, from which it cannot be read back; the jobs you saved and the mails you want. For each browser you are signed in with it holds how that browser names itself, when it was last used, and the network it came from without the part that names one machine. Who signed in or changed a password, and when, is written into a log that keeps addresses of the network only as hashes. Notifications are kept for {notificationMonths}.

Your profile and your CVs are seen by nobody else until you apply, or agree in your settings to be found; there you can also hide from companies and mail domains. Jobs are recommended by what your profile says and what you saved or applied to; you can switch that off.

## Job alerts

An alert keeps your email address and the search. Without an account it begins only once you confirm the address, and one click in any of its mails ends it. It pauses after a year unless you renew it.

## What the people who run this site see

They see accounts, postings, and what is reported. To help you, or to look into a report, one of them can see the site as you see it, for half an hour at most and with a reason that is written down; meanwhile nothing can be changed and no file opened. What they decide is written into a log that nobody can change.

## When you report a job

What you say is read by the people who run this site. The employer does not learn who said it. Without an account you are known again by a hash of your network's address alone, so that nobody is counted twice.

## When you write to us

The contact form keeps your name, your address, what you wrote and when. It is read by the people who run this site, and deleted twelve months later at the latest.

## Having and deleting your data

In your settings you can download everything the account holds, and delete it. Not in that copy is what a company you applied to noted about you for itself. You have a right to that too: ask the company, and write to us if it doesn't answer.

A deleted account is erased fourteen days later, so that you can think better of it, and nothing that names you stays, neither what companies noted about you nor what you wrote to us or subscribed to with the address you had confirmed; copies kept against loss hold it until they are replaced. An account that nobody has used for {accountMonths} is deleted too, after two warnings by mail.

## Your rights

You may ask what is known about you, have it corrected or deleted, and complain to the data protection authority of your country. Write to us under [Contact us](/contact-us).
`.trim(),
};
