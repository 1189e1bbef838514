import { paragraphsOf } from "@/lib/applications/letters/composing";
import { mailFrame } from "@/lib/applications/letters/mail-frame";
import { formatDay, formatInstant } from "@/lib/shared/dates";
import { formatPay } from "@/lib/shared/money";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";
import type { ApplicationNews, LetterNews, OfferNews } from "./application-news.schema";

/** A letter, word for word as its company wrote it, with a link to the application. */
export function companyLetter(
  site: Site,
  { news, letter }: { news: ApplicationNews; letter: LetterNews },
): MailContent {
  const path = `${news.pagePath}${letter.isOffer ? "#offer" : ""}`;
  const frame = mailFrame(site, letter.isOffer);
  return layOut(
    {
      subject: letter.subject,
      greeting: null,
      name: null,
      paragraphs: paragraphsOf(letter.text),
      action: {
        label: frame.action,
        url: absolute(site, path),
      },
      after: [],
      ...(news.userId === null ? {} : { preferencesUrl: frame.preferencesUrl }),
    },
    site,
  );
}

/** The applicant's own dated copy of the offer that they accepted. */
export function acceptedOffer(
  site: Site,
  { name, news, offer }: { name: string; news: ApplicationNews; offer: OfferNews },
): MailContent {
  const { pay } = offer;
  const accepted = offer.endedAt ? formatInstant(offer.endedAt.toISOString()) : "";
  return layOut(
    {
      subject: `You accepted the offer from ${news.companyName}`,
      name,
      paragraphs: [
        `${news.companyName} knows that you accepted. These are the terms, for your records. A copy stays with your application.`,
      ],
      facts: [
        ["Accepted", accepted],
        ["Job title", offer.title],
        [
          "Pay",
          formatPay({
            min: pay.amount,
            max: pay.amount,
            currency: pay.currency,
            period: pay.period,
          }),
        ],
        ["Starts", formatDay(offer.startsOn)],
        ["Contract", offer.contract],
        ["Hours and place", offer.workplace],
        ["Reference", news.reference],
      ],
      action: {
        label: "Open your application",
        url: absolute(site, `${news.pagePath}#offer`),
      },
      after: [],
      ...(news.userId === null ? {} : { preferencesUrl: mailFrame(site, true).preferencesUrl }),
    },
    site,
  );
}
