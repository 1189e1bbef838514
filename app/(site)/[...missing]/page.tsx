import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";

export function generateMetadata(): Metadata {
  return missingMetadata();
}

/** Every address that leads nowhere. Not `not-found.tsx`: Next puts that into every other page. */
export default function MissingAddressPage() {
  return <MissingPage />;
}
