const time = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
});

/** When an email was sent, to the second, because several may come within one minute. */
export function MailTime({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at}>
      {time.format(new Date(at))} UTC
    </time>
  );
}
