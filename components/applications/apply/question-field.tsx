import { described, FieldError } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { knockOutSentence } from "@/lib/jobs/questions";
import { type JobQuestion, YES_NO } from "@/lib/jobs/questions.schema";
import { answerName } from "./application-checks";

type Props = {
  question: JobQuestion;
  /** The previous answer. */
  value: string;
};

type Option = readonly [value: string, label: string];

function optionsOf({ kind, choices }: JobQuestion): readonly Option[] {
  if (kind === "yes_no") return Object.entries(YES_NO);
  return choices.map((choice) => [choice, choice] as const);
}

/** A group of choices. The group is named after its first option's id, where errors lead. */
function Choice({ question, value }: Props) {
  const { errors, isBusy } = useFormState();
  const name = answerName(question.id);
  const help = knockOutSentence(question);
  const error = errors[name];
  const frame = { name, help, error };
  return (
    <fieldset className="field" disabled={isBusy} {...described(frame)}>
      <legend className="label">{labelOf(question)}</legend>
      {help && (
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      )}
      <div className={question.kind === "yes_no" ? "answers answers-short" : "answers"}>
        {optionsOf(question).map(([option, label], index) => (
          <label key={option} className="radio-card">
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={option}
              defaultChecked={option === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function labelOf({ text, isRequired }: JobQuestion): string {
  return isRequired ? text : `${text} (optional)`;
}

/** One of the posting's questions, with the answers that rule an applicant out. */
export function QuestionField(props: Props) {
  const { question, value } = props;
  const name = answerName(question.id);
  const frame = { name, label: labelOf(question), help: knockOutSentence(question) };
  if (question.kind === "choice" || question.kind === "yes_no") return <Choice {...props} />;
  if (question.kind === "number") {
    return (
      <TextField
        {...frame}
        inputMode="decimal"
        className="input answer-number"
        autoComplete="off"
        defaultValue={value}
      />
    );
  }
  return <TextArea {...frame} rows={3} defaultValue={value} />;
}
