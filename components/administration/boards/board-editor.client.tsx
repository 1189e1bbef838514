"use client";

import { useRouter } from "next/navigation";
import { CheckRow } from "@/components/ui/forms/field";
import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { type FormValues, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { BoardView } from "@/lib/jobs/boards/schema";
import { linesOf } from "@/lib/shared/formats/lines";
import { fromCompanyLines, fromPlaceLines, toPlaceLines } from "./board-lines";

/** What a board's jobs can be limited to by ticking: a value and its name. */
export type BoardChoices = {
  categories: readonly (readonly [code: string, name: string])[];
  sources: readonly (readonly [id: string, name: string])[];
};

const rowOf = (name: string, value: string) => `${name}.${value}`;

function ticked(values: FormValues, name: string, choices: BoardChoices["sources"]): string[] {
  return choices.map(([value]) => value).filter((value) => values[rowOf(name, value)] === "on");
}

function toBoard(values: FormValues, { categories, sources }: BoardChoices) {
  return {
    name: values["name"] ?? "",
    host: values["host"] ?? "",
    mailFrom: values["mailFrom"]?.trim() || null,
    categories: ticked(values, "categories", categories),
    places: fromPlaceLines(values["places"]),
    companies: fromCompanyLines(values["companies"]),
    sources: ticked(values, "sources", sources).map(Number),
    admins: linesOf(values["admins"]),
  };
}

type TicksProps = {
  name: string;
  legend: string;
  choices: BoardChoices["sources"];
  chosen: readonly string[];
};

function Ticks({ name, legend, choices, chosen }: TicksProps) {
  if (choices.length === 0) return null;
  return (
    <FieldGroup name={name} legend={legend}>
      <div className="board-ticks">
        {choices.map(([value, label]) => (
          <CheckRow
            key={value}
            name={rowOf(name, value)}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type Props = {
  /** Left out for a new one. */
  board?: BoardView;
  choices: BoardChoices;
};

const EMPTY = {
  ...{ name: "", host: "", mailFrom: null, admins: [] },
  ...{ categories: [], places: [], companies: [], sources: [] },
};

/** What a board is called, where it is and whom its emails come from. */
function IdentityFields({ start }: { start: Pick<BoardView, "name" | "host" | "mailFrom"> }) {
  return (
    <>
      <TextField name="name" label="Name" maxLength={40} defaultValue={start.name} />
      <TextField
        name="host"
        label="Host name"
        help="Such as jobs.leeds.example. Its name in DNS, its certificate and your proxy must lead here"
        maxLength={253}
        defaultValue={start.host}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="mailFrom"
        type="email"
        label="Sender's address of its emails"
        help="Leave empty to use the installation's. Your mail server must be allowed to send for its domain (SPF, DKIM)"
        maxLength={254}
        defaultValue={start.mailFrom ?? ""}
      />
    </>
  );
}

/** What is said of a board; adds one without `board`. */
export function BoardEditor({ board, choices }: Props) {
  const router = useRouter();
  const { form } = useSubmission({
    fallback: "We couldn't save the board. Please try again.",
    isLasting: true,
    send: async (values, element) => {
      const json = toBoard(values, choices);
      const path = board ? `/api/admin/boards/${board.id}` : "/api/admin/boards";
      await api(path, { method: board ? "PUT" : "POST", json });
      const text = board ? "Saved." : "Added. Its jobs appear within a minute.";
      toast({ kind: "good", text });
      if (!board) element.reset();
      router.refresh();
    },
  });
  const start = board ?? EMPTY;
  return (
    <Form
      {...form}
      className="stacked-form"
      aria-label={board?.name ?? "Another board"}
      idOf={(field) => `${field}-${board?.id ?? "new"}`}
    >
      <FormErrors />
      <IdentityFields start={start} />
      <p className="help">
        The board shows the jobs that match everything you fill in here. Fields you leave empty
        don't limit anything.
      </p>
      <Ticks
        name="categories"
        legend="Categories, with their subcategories"
        choices={choices.categories}
        chosen={start.categories}
      />
      <TextArea
        name="places"
        label="Places"
        help="One per line: a city, a region or a country. Add + 25 km after a city to include its surroundings"
        rows={3}
        defaultValue={toPlaceLines(start.places)}
      />
      <TextArea
        name="companies"
        label="Companies"
        help="The addresses of their pages, one per line"
        rows={3}
        defaultValue={start.companies.map(({ slug }) => `/companies/${slug}`).join("\n")}
      />
      <Ticks
        name="sources"
        legend="Sources that jobs come from"
        choices={choices.sources}
        chosen={start.sources.map(({ id }) => String(id))}
      />
      <TextArea
        name="admins"
        label="Admins of this board only"
        help="Email addresses of admin accounts, one per line. They can change this board's appearance and texts at its own address, and nothing else"
        rows={2}
        defaultValue={start.admins.join("\n")}
      />
      <SubmitButton
        label={board ? "Save" : "Add Board"}
        busyLabel="Saving..."
        className="btn-strong needs-script"
      />
    </Form>
  );
}
