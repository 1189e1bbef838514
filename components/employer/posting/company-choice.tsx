import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { Notice } from "@/components/ui/notice";
import type { OwnCompany } from "@/lib/companies/schema";

type Props = {
  companies: readonly Pick<OwnCompany, "id" | "name">[];
  chosen: string;
  onChoose: (companyId: string) => void;
};

/** The company to post for, when there are several to choose from or none. */
export function CompanyChoice({ companies, chosen, onChoose }: Props) {
  if (companies.length === 1) return null;
  return (
    <FieldGroup name="companyId" legend="Company Name">
      {companies.length === 0 ? (
        <Notice tone="warn">
          You're not a member of a company yet.{" "}
          <a href="/employer/profile">Create yours or ask to join one</a>; what you type here stays.
        </Notice>
      ) : (
        companies.map(({ id, name }) => (
          <label key={id} className="check" dir="auto">
            <input
              type="radio"
              name="companyId"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            {name}
          </label>
        ))
      )}
    </FieldGroup>
  );
}
