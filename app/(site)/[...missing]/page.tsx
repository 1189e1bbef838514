import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingAddress } from "../missing-address";

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata();
}

/** Every unknown address. Not `not-found.tsx`, which Next includes in every other page. */
export default function MissingAddressPage() {
  return <MissingAddress />;
}
