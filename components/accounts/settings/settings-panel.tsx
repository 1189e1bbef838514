import type { ReactNode } from "react";

type Props = {
  /** Names the section; links lead to it. */
  id: string;
  title: string;
  /** What it is about, in a sentence. */
  text?: ReactNode;
  /** The current state, beside the title. */
  badge?: ReactNode;
  children: ReactNode;
};

/** A single setting. */
export function SettingsPanel({ id, title, text, badge, children }: Props) {
  return (
    <section className="panel settings-panel" id={id} aria-labelledby={`${id}-title`}>
      <div className="settings-panel-head">
        <div className="row">
          <h2 id={`${id}-title`}>{title}</h2>
          {badge}
        </div>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
