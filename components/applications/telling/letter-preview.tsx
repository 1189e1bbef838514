import { composeLetter, firstName, paragraphsOf } from "@/lib/applications/letters/composing";
import type {
  LetterPreparation,
  LetterRecipient,
} from "@/lib/applications/letters/preparation.schema";
import { formatZoned } from "@/lib/shared/dates";

/** What a letter's fields stand for, for one person. */
export function valuesOf(
  { companyName, sender }: Pick<LetterPreparation, "companyName" | "sender">,
  { name, jobTitle, isHidden }: LetterRecipient,
) {
  return {
    job: jobTitle,
    company: companyName,
    sender,
    ...(isHidden ? {} : { name, "first name": firstName(name) }),
  };
}

type Props = {
  preparation: LetterPreparation;
  person: LetterRecipient;
  letter: { subject: string; text: string };
  /** Whether the letter calls their interviews off. */
  endsTalks: boolean;
};

/** The email exactly as its reader gets it. */
export function LetterPreview({ preparation, person, letter, endsTalks }: Props) {
  const interviews = endsTalks
    ? person.interviews.map(({ startsAt, timeZone }) => formatZoned(startsAt, timeZone))
    : [];
  const { subject, text } = composeLetter(letter, {
    values: valuesOf(preparation, person),
    interviews,
  });
  return (
    <div className="tell-mail">
      <div className="tell-mail-head">
        <b dir="auto">{subject}</b>
        <span>
          {preparation.companyName}, to {person.name}
        </span>
      </div>
      <div className="tell-mail-body" dir="auto">
        {paragraphsOf(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is only known by its place
          <p key={index}>{paragraph}</p>
        ))}
        {person.isMailed && <span className="tell-mail-action">{preparation.mail.action}</span>}
      </div>
      {person.isMailed && (
        <div className="tell-mail-foot">
          {preparation.mail.footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}
