"use client";

import { clockOf, useZone } from "@/components/applications/interviews/zoned-time.client";
import { Icon } from "@/components/ui/icon";
import { zoneName } from "@/lib/applications/letters/sending-times";
import type { ComingInterview } from "@/lib/applications/waiting-work.schema";
import { dayName } from "@/lib/shared/dates";

/** Where it is: a call is a link, whose address is of no interest. */
function Room({ place, name }: { place: string; name: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <p dir="auto">{place}</p>;
  return (
    <a
      className="link"
      href={place}
      rel="noopener noreferrer nofollow"
      target="_blank"
      aria-label={`Open the call with ${name}`}
    >
      <Icon name="external-link" size="sm" />
      Open call
    </a>
  );
}

type Interview = ComingInterview;

/** Those who take part, the reader last: "Marta Kowalska and you". */
function takersOf({ interviewers }: Interview, readerId: string): string {
  const others = interviewers.filter(({ id }) => id !== readerId).map(({ name }) => name);
  const all = others.length < interviewers.length ? [...others, "you"] : others;
  return new Intl.ListFormat("en").format(all);
}

function Row({
  interview,
  zone,
  readerId,
}: {
  interview: Interview;
  zone: string;
  readerId: string;
}) {
  const { applicationId, name, jobTitle, startsAt, timeZone, minutes, place } = interview;
  const [here, there] = [clockOf(startsAt, zone), clockOf(startsAt, timeZone)];
  const takers = takersOf(interview, readerId);
  return (
    <li>
      <time dateTime={startsAt}>{here}</time>
      <div>
        <a className="link" href={`/employer/applications/${applicationId}#interviews`} dir="auto">
          {name}
        </a>
        <p className="text-muted" dir="auto">
          {jobTitle}
          {takers && `, with ${takers}`}
        </p>
        <p className="text-muted">
          {minutes} minutes{here !== there && `, ${there} in ${zoneName(timeZone)}`}
        </p>
        <Room place={place} name={name} />
      </div>
    </li>
  );
}

type Props = {
  interviews: readonly Interview[];
  readerId: string;
  /** When the page was made. */
  now: string;
};

function byDay(interviews: readonly Interview[], now: string, zone: string) {
  const days = new Map<string, Interview[]>();
  for (const interview of interviews) {
    const day = dayName(interview.startsAt, new Date(now), zone);
    days.set(day, [...(days.get(day) ?? []), interview]);
  }
  return [...days];
}

/** Interviews by the days and the clock of the reader, whose zone is named once. */
export function ComingDays({ interviews, readerId, now }: Props) {
  const { zone, isOwn } = useZone(interviews[0]?.timeZone ?? "UTC");
  return (
    <>
      <p className="coming-zone">
        {isOwn ? "Your time, " : ""}
        {zoneName(zone)}
      </p>
      {byDay(interviews, now, zone).map(([day, all]) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol>
            {all.map((interview) => (
              <Row key={interview.id} interview={interview} zone={zone} readerId={readerId} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
