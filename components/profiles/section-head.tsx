import type { ReactNode } from "react";

/** The title of a part of the profile, with its actions. */
export function SectionHead({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="profile-head">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </div>
  );
}
