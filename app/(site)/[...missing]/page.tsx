import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { settingGroup } from "@/lib/platform/settings";

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata();
}

/** Every unknown address. Not `not-found.tsx`, which Next includes in every other page. */
export default function MissingAddressPage() {
  const { missingTitle, missingText } = settingGroup("words");
  return <MissingPage title={missingTitle} text={missingText} />;
}
