import type { OfferStatus, OfferView } from "@/lib/applications/offers/schema";
import { formatInstant } from "@/lib/shared/dates";
import type { ApplicationPaths } from "../by-hand/application-paths";
import { OfferAnswerButtons } from "./offer-answer.client";
import { OfferCard } from "./offer-card";
import { offerShown } from "./offer-words";

type Props = {
  offers: readonly OfferView[];
  companyName: string;
  applicant: string | null;
  paths: ApplicationPaths;
};

const STATES: Record<Exclude<OfferStatus, "open">, (company: string, at: string) => string> = {
  accepted: (_, at) => `You accepted this offer on ${at}.`,
  declined: (_, at) => `You declined this offer on ${at}.`,
  expired: (_, at) => `This offer expired on ${at}.`,
  withdrawn: (company, at) => `${company} withdrew this offer on ${at}.`,
  replaced: (company, at) => `${company} replaced this offer with a new one on ${at}.`,
};

/** The offers that an applicant got; the last one can be answered. */
export function OwnOffers({ offers, companyName, applicant, paths }: Props) {
  if (offers.length === 0) return null;
  return (
    <section id="offer" tabIndex={-1} className="offer-list" aria-label="Offer">
      {offers.map((offer) => {
        const { id, status, endedAt } = offer;
        return (
          <OfferCard
            key={id}
            offer={offerShown(offer)}
            heading="h2"
            companyName={companyName}
            applicant={applicant}
            documentHref={paths.file(`/api/offers/${id}/document`)}
            {...(status === "open"
              ? {}
              : { state: STATES[status](companyName, endedAt ? formatInstant(endedAt) : "") })}
          >
            {status === "open" && (
              <>
                <OfferAnswerButtons offerId={id} companyName={companyName} />
                <p className="offer-note">
                  If you accept, we tell {companyName} right away and keep a copy of these terms,
                  with the time, in your application. It isn't a signed contract; the document says
                  what you need to sign.
                </p>
              </>
            )}
            {offer.answerWords && (
              <p className="offer-note">
                You wrote: <span dir="auto">{offer.answerWords}</span>
              </p>
            )}
          </OfferCard>
        );
      })}
    </section>
  );
}
