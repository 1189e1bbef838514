import type { ComponentProps, ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination/pagination";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { BulkSuspension } from "./bulk/bulk-suspension.client";

type Props = {
  /** What the list has, which can be suspended. */
  of: ComponentProps<typeof BulkSuspension>["of"];
  title: string;
  /** "12 accounts" */
  count: string;
  search: ReactNode;
  templates: readonly ReasonTemplateView[];
  /** Says that nothing was found. */
  none: string;
  rows: readonly ReactNode[];
  pages: ComponentProps<typeof Pagination>;
};

/** An admin's list of people or companies, with its search and what can be done with the rows. */
export function AdminList({ of, title, count, search, templates, none, rows, pages }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>{title}</h1>
        <p>{count}</p>
      </div>
      {search}
      <BulkSuspension of={of} templates={templates} />
      {rows.length === 0 ? (
        <p className="panel p-6 text-muted">{none}</p>
      ) : (
        <ul className="panel admin-rows">{rows}</ul>
      )}
      <Pagination {...pages} />
    </div>
  );
}
