import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";

export function generateMetadata(): Metadata {
  return missingMetadata();
}

/** Every unknown address. Not `not-found.tsx`, which Next includes in every other page. */
export default function MissingAddressPage() {
  return <MissingPage />;
}
