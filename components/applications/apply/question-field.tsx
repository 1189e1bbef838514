import { described, FieldError, FieldFrame } from "@/components/ui/forms/field-frame";
import { TextField } from "@/components/ui/forms/text-field.client";
import { knockOutSentence } from "@/lib/jobs/questions";
import { type JobQuestion, YES_NO } from "@/lib/jobs/questions.schema";
import { answerName } from "./application-checks";

type Props = {
  question: JobQuestion;
  /** The previous answer. */
  value: string;
  isDisabled: boolean;
  error: string | undefined;
};

type Option = readonly [value: string, label: string];

function optionsOf({ kind, choices }: JobQuestion): readonly Option[] {
  if (kind === "yes_no") return Object.entries(YES_NO);
  return choices.map((choice) => [choice, choice] as const);
}

/** A group of choices. The group is named after its first option's id, where errors lead. */
function Choice({ question, value, isDisabled, error }: Props) {
  const name = answerName(question.id);
  const help = knockOutSentence(question);
  const frame = { name, help, error };
  return (
    <fieldset className="field" {...described(frame)}>
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
              disabled={isDisabled}
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
  const { question, value, isDisabled, error } = props;
  const name = answerName(question.id);
  const frame = { name, label: labelOf(question), help: knockOutSentence(question), error };
  if (question.kind === "choice" || question.kind === "yes_no") return <Choice {...props} />;
  if (question.kind === "number") {
    return (
      <TextField
        {...frame}
        inputMode="decimal"
        className="input answer-number"
        autoComplete="off"
        defaultValue={value}
        disabled={isDisabled}
      />
    );
  }
  return (
    <FieldFrame {...frame}>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={3}
        defaultValue={value}
        disabled={isDisabled}
        {...described(frame)}
      />
    </FieldFrame>
  );
}
