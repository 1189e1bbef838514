import type { ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

const ICONS: Record<Tone, IconName> = {
  plain: "info",
  teal: "info",
  good: "circle-check",
  warn: "triangle-alert",
  bad: "circle-alert",
};
type Tone = "plain" | "teal" | "good" | "warn" | "bad";

/**
 * A message for a page or a section. Give it `role="status"` to have it announced when it appears
 * later.
 */
export function Notice({
  tone = "plain",
  role,
  children,
}: {
  tone?: Tone;
  role?: "status" | "alert";
  children: ReactNode;
}) {
  return (
    <div className={tone === "plain" ? "notice" : `notice notice-${tone}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

/** What went wrong, announced when it appears; nothing as long as nothing has. */
export function ProblemNotice({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  );
}
