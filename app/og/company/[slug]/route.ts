import { findCompany } from "@/lib/companies/queries";
import { site } from "@/lib/platform/site";
import { companyShareCard } from "@/lib/structured-data/share-cards";
import { noPicture, pictureResponse } from "../../picture";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ slug: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const company = await findCompany((await params).slug);
  if (!company) return noPicture();
  return pictureResponse(request, companyShareCard(company, site()));
}
