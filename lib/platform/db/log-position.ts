import "server-only";

const PAGE = 8192n;
const SMALLEST_SEGMENT = 1n << 20n;

/**
 * A position in PostgreSQL's log, such as `16/B374D848`, as a number of bytes. Where the next record
 * goes stands behind a new page's header, where the last one ended before it: both are read as the
 * latter, or a replica that has everything would look late for as long as nothing is written.
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
