import type { LetterPreparation } from "@/lib/applications/letters/preparation.schema";
import { zoneName } from "@/lib/applications/letters/sending-times";
import type { OfferDocumentView, OfferTerms, OfferView } from "@/lib/applications/offers/schema";
import { formatDay } from "@/lib/shared/dates";
import { formatPay, type PayPeriod } from "@/lib/shared/money";

/** The terms of an offer as they are being written. */
export type OfferDraft = Omit<OfferTerms, "payAmount" | "documentId"> & {
  payAmount: string;
  document: OfferDocumentView | null;
};

const ANSWER_DAYS = 7;
const DAY_MS = 86_400_000;

/** What an offer begins with: the job as it is posted, and a week to answer. */
export function offerDraft(posting: LetterPreparation["posting"]): OfferDraft {
  return {
    title: posting?.title ?? "",
    payAmount: "",
    payCurrency: posting?.payCurrency ?? "EUR",
    payPeriod: posting?.payPeriod ?? "year",
    startsOn: "",
    workplace: posting?.location ?? "",
    contract: "Permanent",
    answerBy: new Date(Date.now() + ANSWER_DAYS * DAY_MS).toISOString().slice(0, 10),
    timeZone: posting?.timeZone ?? "UTC",
    document: null,
  };
}

/** A typed amount as a number, with or without separators; not a number if it isn't one. */
function amountOf(text: string): number {
  const plain = text.replace(/[\s,'’](?=\d{3}(?:\D|$))/gu, "");
  return plain.trim() === "" ? Number.NaN : Number(plain);
}

/** What is sent of a draft; the server says what is missing. */
export function toTerms({ payAmount, document, ...terms }: OfferDraft) {
  const amount = amountOf(payAmount);
  return {
    ...terms,
    payAmount: Number.isNaN(amount) ? null : amount,
    documentId: document?.id ?? null,
  };
}

/** An offer as its card shows it. */
export type ShownOffer = Pick<
  OfferView,
  "title" | "startsOn" | "workplace" | "contract" | "answerBy" | "timeZone" | "document"
> & { pay: string };

/** The posted range, to compare with. */
export function postedPay(posting: LetterPreparation["posting"]): string | null {
  if (!posting?.payCurrency || !posting.payPeriod) return null;
  const { payMin: min, payMax: max, payCurrency: currency, payPeriod: period } = posting;
  return min === null && max === null ? null : formatPay({ min, max, currency, period });
}

/** The pay of an offer, e.g. "€52,000 a year". */
export function payText(amount: number, currency: string, period: PayPeriod): string {
  return formatPay({ min: amount, max: amount, currency, period });
}

/** A draft as its card will show it. */
export function draftView(draft: OfferDraft): ShownOffer {
  const amount = amountOf(draft.payAmount);
  const { payCurrency, payPeriod } = draft;
  return { ...draft, pay: Number.isNaN(amount) ? "" : payText(amount, payCurrency, payPeriod) };
}

/** An offer as its card shows it. */
export function offerShown(offer: OfferView): ShownOffer {
  return { ...offer, pay: payText(offer.payAmount, offer.payCurrency, offer.payPeriod) };
}

/** Until when an answer counts: "30 Nov 2026, 23:59 (Amsterdam)". */
export function untilText({ answerBy, timeZone }: Pick<ShownOffer, "answerBy" | "timeZone">) {
  return answerBy ? `${formatDay(answerBy)}, 23:59 (${zoneName(timeZone)})` : "";
}
