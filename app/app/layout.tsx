import type { ReactNode } from "react";
import { MemberFrame } from "@/components/site/members/member-frame";
import { readFrameProps } from "../frame-props";
import "@/app/sheets/member.css";

export default async function MemberLayout({ children }: { children: ReactNode }) {
  return <MemberFrame {...(await readFrameProps())}>{children}</MemberFrame>;
}
