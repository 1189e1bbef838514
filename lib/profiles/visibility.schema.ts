import { z } from "zod";
import { parseUrl } from "@/lib/shared/web-link";

/** How many companies, and how many domains, someone may hide from. */
export const HIDDEN_MAX = 100;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The domain of "name@acme.com", "@acme.com" or "ACME.com", in ASCII; "" if there is none. */
function toDomain(text: string): string {
  const name = text
    .slice(text.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  if (name.length > 253 || /[\s/?#:\\%[\]]/.test(name)) return "";
  const host = parseUrl(`http://${name.replace(/\.$/, "")}`)?.hostname ?? "";
  const labels = host.split(".");
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? "");
  return isDomain ? host : "";
}

export const domainParams = z.object({
  domain: z
    .string("Enter a domain such as example.com")
    .max(320, "This is too long for a domain")
    .transform(toDomain)
    .refine((domain) => domain !== "", "Enter a domain such as example.com"),
});

export const hiddenCompanyParams = z.object({ companyId: z.uuid("This isn't a company's id") });

/** The companies and domains that a findable profile is hidden from. */
export const visibilityView = z.object({
  companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  domains: z.array(z.string()),
});
export type VisibilityView = z.infer<typeof visibilityView>;

/** Someone looking for people. */
export type ProfileViewer = { companyIds: readonly string[]; emailDomain: string };
