import "server-only";

const PAGE = 8192n;
const SMALLEST_SEGMENT = 1n << 20n;

/**
 * A position in PostgreSQL's log, such as `16/B374D848`, as a number of bytes. The position of the
 * next record is after a new page's header, and that of the last record's end before it: both are
 * read as the latter, or a replica that has everything would look late while nothing is written.
 */
export function readPosition(lsn: string): bigint {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/.exec(lsn) ?? [];
  if (!high || !low) throw new Error(`"${lsn}" isn't a position in a log`);
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  const inPage = position % PAGE;
  // A segment's first page has a longer header.
  const isHeader = inPage === 24n || (inPage === 40n && position % SMALLEST_SEGMENT === 40n);
  return isHeader ? position - inPage : position;
}
