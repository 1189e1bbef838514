/** A honeypot that people don't see or reach: only a program fills it in. */
export function Trap({ id }: { id: string }) {
  return (
    <div className="trap" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
