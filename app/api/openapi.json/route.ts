import { describeApi } from "@/lib/http/openapi";
import { route } from "@/lib/http/route";
import { site } from "@/lib/platform/site";
import { listCalls } from "../calls";
import * as operation from "./operation";

export const GET = route(operation.GET, async () => describeApi(site(), await listCalls()));
