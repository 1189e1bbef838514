import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/shared/dates";
import { type ShownOffer, untilText } from "./offer-words";

type Props = {
  offer: ShownOffer;
  companyName: string;
  /** The applicant's first name; null where it is hidden. */
  applicant: string | null;
  /** The address of its document. */
  documentHref?: string;
  /** What became of it. */
  state?: ReactNode;
  heading?: "h2" | "h3";
  children?: ReactNode;
};

/** An offer with its terms, exactly as its applicant reads it. */
export function OfferCard({ offer, companyName, applicant, documentHref, ...rest }: Props) {
  const terms: [label: string, value: string][] = [
    ["Pay", offer.pay],
    ["Starts", offer.startsOn ? formatDay(offer.startsOn) : ""],
    ["Contract", offer.contract],
    ["Hours and place", offer.workplace],
  ];
  const { document: file } = offer;
  const Heading = rest.heading ?? "h3";
  return (
    <div className="offer-card">
      <div className="offer-top" data-scope="night">
        <b>{companyName}</b>
        <Heading>{applicant ? `An offer for you, ${applicant}` : "An offer for you"}</Heading>
        <p>
          {offer.title}.{" "}
          {rest.state ?? (
            <>
              Please answer by <span className="num">{untilText(offer)}</span>.
            </>
          )}
        </p>
      </div>
      <dl className="offer-terms">
        {terms.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value || "Not filled in yet"}</dd>
          </div>
        ))}
      </dl>
      {file && (
        <p className="offer-file">
          <Icon name="file-text" />
          {documentHref ? (
            <a className="link" href={documentHref} download>
              {file.name}
            </a>
          ) : (
            <b>{file.name}</b>
          )}
        </p>
      )}
      {rest.children}
    </div>
  );
}
