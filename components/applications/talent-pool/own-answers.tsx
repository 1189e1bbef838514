import { ActionButton } from "@/components/ui/action.client";
import type { OwnPoolView } from "@/lib/applications/talent-pool/schema";

/** The buttons with which someone with an account answers a company. */
export function OwnAnswers({ pool }: { pool: OwnPoolView }) {
  const { id, company, isGiven, isAskedAgain } = pool;
  const path = `/api/talent-pools/${id}/consent`;
  return (
    <>
      {(!isGiven || isAskedAgain) && (
        <ActionButton
          label="Yes, Keep Me"
          about={company.name}
          method="PUT"
          path={path}
          json={{ isGiven: true }}
          done={`${company.name} may keep your details for 12 months.`}
          variant="btn-primary"
        />
      )}
      <ActionButton
        label={isGiven ? "Withdraw and Delete" : "No, Delete Them"}
        about={company.name}
        method="PUT"
        path={path}
        json={{ isGiven: false }}
        done={`${company.name} no longer keeps your details in its talent pool.`}
        variant={isGiven ? "btn-danger" : "btn-outline"}
        {...(isGiven ? { confirm: "You can't undo this." } : {})}
      />
    </>
  );
}
