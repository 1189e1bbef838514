/**
 * The messages of the API by the field of the form: what is wrong with an entry of a list is said of
 * its line.
 */
export function byField(
  fields: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(fields)) {
    const name = names.find((one) => path === one || path.startsWith(`${one}.`)) ?? path;
    const line = path.slice(name.length + 1);
    const said = messages.map((message) =>
      line === ""
        ? message.replace(/^must /, "This must ")
        : `Line ${Number(line) + 1}: ${message.replace(/^must /, "the address must ")}.`,
    );
    found[name] = [...(found[name] ?? []), ...said];
  }
  return found;
}
