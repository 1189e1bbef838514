import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";

type Props = {
  title: string;
  lede: string;
  path: string;
  children: ReactNode;
};

/** A page of text: its heading, what it is about in a sentence, and the text. */
export function ContentPage({ title, lede, path, children }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <Breadcrumbs
          trail={[
            { label: "Home", path: "/" },
            { label: title, path },
          ]}
        />
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <div className="prose pt-4">{children}</div>
    </div>
  );
}
