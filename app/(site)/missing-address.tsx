import { MissingPage } from "@/components/content/missing-page";
import { settingGroup } from "@/lib/platform/settings";

/** What an address shows that the site doesn't have. */
export function MissingAddress() {
  const { missingTitle, missingText } = settingGroup("words");
  return <MissingPage title={missingTitle} text={missingText} />;
}
