/** One bar for each of the posting's skills, filled for those that the applicant has. */
export function SkillBuoys({ matched, wanted }: { matched: number; wanted: number }) {
  return (
    <span className="buoys" aria-hidden="true">
      {Array.from({ length: wanted }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        <i key={index} className={index < matched ? "on" : undefined} />
      ))}
    </span>
  );
}
