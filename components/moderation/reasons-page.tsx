import { ActionButton } from "@/components/ui/action.client";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { TemplateForm } from "./template-form.client";
import { WatchWordsForm } from "./watch-words-form.client";

type Props = { templates: readonly ReasonTemplateView[]; watchWords: readonly string[] };

/** The reasons that admins give often, to edit. */
export function ReasonsPage({ templates, watchWords }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Reasons</h1>
        <p>
          What people read when something isn't accepted, or when they are suspended. Each is a
          starting point that you can change for each decision.
        </p>
      </div>
      <div className="admin-panels">
        <section className="panel admin-panel" aria-labelledby="reasons">
          <h2 id="reasons">Common reasons</h2>
          <div className="admin-folds">
            {templates.map((template) => (
              <details key={template.id}>
                <summary>
                  {template.name}
                  {template.purpose === "suspension" && <span className="badge">Suspension</span>}
                </summary>
                <TemplateForm template={template}>
                  <ActionButton
                    label="Delete"
                    about={template.name}
                    method="DELETE"
                    path={`/api/admin/reasons/${template.id}`}
                    done="Reason deleted."
                    variant="btn-quiet"
                    confirm="Messages already sent with it stay as they are."
                  />
                </TemplateForm>
              </details>
            ))}
            <details>
              <summary>Another reason</summary>
              <TemplateForm />
            </details>
          </div>
        </section>
        <section className="panel admin-panel" aria-labelledby="watch-words">
          <h2 id="watch-words">Watched words</h2>
          <WatchWordsForm words={watchWords} />
        </section>
      </div>
    </div>
  );
}
