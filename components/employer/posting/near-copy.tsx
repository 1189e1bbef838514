/**
 * The warning about a near-duplicate, and how to continue. Always in the form, so that the error
 * finds its field, which takes the focus and is described by the warning.
 */
export function NearCopy({ isShown, message }: { isShown: boolean; message: string | undefined }) {
  return (
    <div className="near-copy" hidden={!isShown}>
      {message && <p id="acceptsNearCopy-error">{message}</p>}
      <label className="check">
        <input
          id="acceptsNearCopy"
          type="checkbox"
          name="acceptsNearCopy"
          {...(message ? { "aria-describedby": "acceptsNearCopy-error" } : {})}
        />
        Post it anyway
      </label>
      <p>
        <a href="/employer/jobs">Go to My Job Posts</a> to change or renew the other one.
      </p>
    </div>
  );
}
