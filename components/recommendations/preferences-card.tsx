import { PreferencesForm } from "./preferences-form.client";
import type { PreferencesProps } from "./use-preferences.client";

type Props = PreferencesProps & {
  /** Where the focus goes when the card disappears. */
  next?: string;
};

/** What someone is looking for, with a title. */
export function PreferencesCard(props: Props) {
  return (
    <section className="panel step-card" id="preferences" aria-labelledby="preferences-title">
      <header>
        <h2 id="preferences-title">
          {!props.preferences.isSaved && <span className="beacon" />}
          What are you looking for?
        </h2>
        <span className="step-note">Only you see this</span>
      </header>
      <PreferencesForm {...props} />
    </section>
  );
}
