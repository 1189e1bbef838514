/**
 * How to continue after a warning about a near-duplicate. Always in the form, so that the error
 * finds its field.
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
