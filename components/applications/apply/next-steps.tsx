type Step = { name: string; text: string };

function Steps({ id, now }: { id: string; now: Step }) {
  return (
    <>
      <h2 id={id} className="next-title">
        What happens next
      </h2>
      <ol className="next-steps">
        <li className="now">
          <b>{now.name}</b>
          <span>{now.text}</span>
        </li>
        <li>
          <b>Viewed</b>
          <span>We'll tell you when someone there opens it.</span>
        </li>
        <li>
          <b>An answer</b>
          <span>You can follow every step in your applications and by email.</span>
        </li>
      </ol>
    </>
  );
}

/** What happens to an application once it is sent. */
export function NextSteps({ companyName }: { companyName: string }) {
  return (
    <section className="panel pad" aria-labelledby="next">
      <Steps id="next" now={{ name: "You send it", text: `${companyName} gets it right away.` }} />
    </section>
  );
}

type SentProps = { isHeld: boolean; companyName: string };

/** What happens to an application that was sent, or that waits for its sender's address. */
export function StepsAfterSending({ isHeld, companyName }: SentProps) {
  const now = isHeld
    ? {
        name: "Verify your address",
        text: "Open the link in that email. Your application is then sent automatically.",
      }
    : {
        name: "The employer has it",
        text: `${companyName} has it now. They decide when to answer.`,
      };
  return (
    <section aria-labelledby="sent-next">
      <Steps id="sent-next" now={now} />
    </section>
  );
}
