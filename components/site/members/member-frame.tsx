import type { ComponentProps } from "react";
import { SiteFrame } from "../site-frame";
import { MemberGate } from "./member-gate.client";
import { MemberNav } from "./member-nav";

type Props = Omit<ComponentProps<typeof SiteFrame>, "tabs">;

/** The frame around every member page. Each page checks access itself. */
export function MemberFrame({ children, ...site }: Props) {
  return (
    <SiteFrame {...site} tabs={<MemberNav path={site.path} />}>
      <MemberGate>{children}</MemberGate>
    </SiteFrame>
  );
}
