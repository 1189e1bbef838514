import type { FirstText } from "../pages/schema";

export const ABOUT: FirstText = {
  title: "About us",
  summary:
    "{site} brings people who look for work and companies that have it into the same harbour.",
  body: `
Open here right now: {jobs} at {companies}. Every one of them can be searched, read and shared without an account.

## What we hold ourselves to

- **Nothing invented.** When an employer does not state the pay, the page says so. A typical figure is marked as typical, and a job that does not exist is never shown as one.
- **Real companies.** The first postings of a new company are read by a person before anybody sees them. A company with a seal has shown that it is who it says it is, and its page says what was checked and when.
- **No dead ends.** A job that has closed says when it closed and leads to others like it. An application you sent says where it stands.
- **Your search is yours.** There are no advertisements, and no other company's scripts run on these pages. What you look for is not sold, and not kept with your name.

## How jobs get here

They come from employers who post them, or from a source that publishes postings for others to show. A job from such a source names it, and its button leads to where you apply.

An employer needs an account, a company and a posting that says what the work is. [Post a job](/publish-job): it is one form, and what you type is kept.

## Who decides what you see

Search results are ordered by how well they fit and how new they are, and nobody can buy a better place. When we suggest jobs to you, each one says why it is there, and one switch in your settings ends it.

## When something is wrong

Every job has a way to report it, and every report is read by a person. You can also [write to us](/contact-us) about anything else. Decisions that go against somebody come with a reason, and can be appealed.

## Open source

The program behind this site is free software under the MIT licence. Anyone may run it, read it and improve it.

Names and positions of places are those of [GeoNames](https://www.geonames.org/), under the [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/) licence.
`.trim(),
};
