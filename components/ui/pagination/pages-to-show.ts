/**
 * The page numbers to show: first, last, and those around the current one; `null` stands for a gap.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const named = [...new Set(near)].sort((a, b) => a - b);
  return named.flatMap((n, i) => {
    const gap = n - (named[i - 1] ?? 0);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [null, n] : [n];
  });
}
