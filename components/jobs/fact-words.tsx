import { Fragment } from "react";

const HYPHENATED = /^\S+-\S+$/;

/** Facts joined with " · "; those with a hyphen, such as "On-site", stay on one line. */
export function FactWords({ text }: { text: string }) {
  return text.split(" · ").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " · "}
      {HYPHENATED.test(part) ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
