/** The address of a company's logo; `null` if it has none and its monogram is shown. */
export function logoUrl(key: string | null): string | null {
  return key === null ? null : `/media/logos/${key}`;
}
