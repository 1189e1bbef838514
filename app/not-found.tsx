import type { Metadata } from "next";

export const metadata: Metadata = { title: "Page not found" };

// Next sends this along with every page, so it stays small; app/(site)/[...missing] is the page
// that people see.
export default function NotFound() {
  return (
    <main>
      <h1>Error 404 sorry this page is not available</h1>
      <a href="/">Go to the home page</a>
    </main>
  );
}
