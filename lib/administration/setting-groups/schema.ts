import { z } from "zod";
import { appearanceShapes } from "@/lib/shared/appearance/shapes";

/** The parts of the appearance to change; the others stay. */
export const appearanceInput = z.strictObject(appearanceShapes).partial();

/** How the site looks. */
export const appearanceView = z.object(appearanceShapes);
