import { changeLogo, removeLogo } from "@/lib/companies/logos.commands";
import { companyParams } from "@/lib/companies/profile.schema";
import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { route } from "@/lib/http/route";

// The body is the picture itself: there is nothing else to say, and no form to take apart.
export const PUT = route(
  { auth: "required", params: companyParams },
  async ({ actor, params, request }) =>
    changeLogo(
      actor,
      params.companyId,
      await readBytes(request, BODY_LIMITS["/api/companies/[companyId]/logo"]),
    ),
);

export const DELETE = route(
  { auth: "required", params: companyParams },
  async ({ actor, params }) => removeLogo(actor, params.companyId),
);
