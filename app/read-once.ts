import "server-only";
import { cache } from "react";

/**
 * `read`, run once in each request, however often a page and its title ask for it. A request shows
 * one page at one address, so it's always asked for the same.
 */
export function readOnce<Props, Found>(
  read: (props: Props) => Promise<Found>,
): (props: Props) => Promise<Found> {
  const ofRequest = cache((): { found?: Promise<Found> } => ({}));
  return (props) => {
    const request = ofRequest();
    request.found ??= read(props);
    return request.found;
  };
}
