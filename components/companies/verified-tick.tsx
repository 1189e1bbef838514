/** The seal beside a verified company's name. */
export function VerifiedTick() {
  return <span className="verified" role="img" aria-label="Verified company" />;
}
