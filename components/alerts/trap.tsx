/** Nobody sees or reaches it: what fills it in is a program. */
export function Trap({ id }: { id: string }) {
  return (
    <div className="trap" inert>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
