import type { Metadata } from "next";

export const metadata: Metadata = { title: "Page not found" };

// Next includes this in every page, so it stays small; people see app/(site)/[...missing].
export default function NotFound() {
  return (
    <main>
      <h1>Error 404 sorry this page is not available</h1>
      <a href="/">Go to the home page</a>
    </main>
  );
}
