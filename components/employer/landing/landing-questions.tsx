import { StaticMarkup } from "@/components/ui/static/static-markup";
import { plural } from "@/lib/shared/plural";
import { reviewWait } from "../posted/posted-words";

type Props = {
  isModerated: boolean;
  /** Within how many hours postings are usually reviewed; null if unknown. */
  reviewHours: number | null;
  /** How long applications are kept after their end. */
  applicationMonths: number;
};

function whenLive({ isModerated, reviewHours }: Props): string {
  if (!isModerated) return "Right away, once your email address is confirmed.";
  const wait = reviewWait(reviewHours);
  const first =
    "Jobs of verified companies go live at once. Verifying takes a link to an address at your own domain. Jobs of other companies are read by our team first.";
  return wait ? `${first} ${wait}` : first;
}

function questions(props: Props): readonly (readonly [string, string])[] {
  const months = plural(props.applicationMonths, { one: "{count} month", other: "{count} months" });
  return [
    [
      "Is it really free?",
      "Yes. Posting, the pipeline, interviews and your colleagues cost nothing, and there's no trial that ends.",
    ],
    ["How long until my job is live?", whenLive(props)],
    [
      "Who can see the applications?",
      "The people of your company whom you invite, and no other company. Someone who leaves loses access with their next click.",
    ],
    [
      "Will applicants get an email that I haven't seen?",
      "No. Moving someone to another stage tells them nothing. A decision is a letter that you read first, and you choose when it leaves. Until then, you can take it back.",
    ],
    [
      "Can we screen without names?",
      "Yes. Blind screening hides who someone is until you invite them: in lists, in the resume, in messages and in what you download.",
    ],
    [
      "What happens to the data afterwards?",
      `What applicants sent is deleted ${months} after their application ended; your company can choose another time. You can download your applications as a file whenever you like.`,
    ],
  ];
}

/** What recruiters ask first. */
export function LandingQuestions(props: Props) {
  return (
    <StaticMarkup
      as="section"
      className="wrap section landing-questions"
      aria-labelledby="questions"
    >
      <h2 id="questions">Questions</h2>
      {questions(props).map(([question, text], index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{text}</p>
        </details>
      ))}
    </StaticMarkup>
  );
}
