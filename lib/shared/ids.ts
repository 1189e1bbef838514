const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours. What cannot is not asked of the database, which would fail. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
