/** The seal beside the name of a company that a person has checked. */
export function VerifiedTick() {
  return <span className="verified" role="img" aria-label="Verified company" />;
}
