import { integer, seeded } from "@/prisma/demo/random";

/** What each drawing in public/img/scenes shows. */
export const SCENES = {
  classroom: "Drawing of a classroom: a teacher at the board, pupils with hands up",
  kitchen: "Drawing of a restaurant kitchen: a cook at the stove under copper pans",
  lab: "Drawing of a laboratory: a scientist at a microscope, glassware on the bench",
  office: "Drawing of an office above the harbour: two people at a desk by a wide window",
  street: "Drawing of a quayside street: shops with awnings, a cyclist, a lighthouse at the end",
  ward: "Drawing of a hospital ward in the morning: a nurse beside a made bed",
  warehouse: "Drawing of a warehouse: racks of boxes, a forklift and a person with a scanner",
  workshop: "Drawing of a workshop with a bench, a tool wall and a ship's propeller",
} as const;
export type Scene = keyof typeof SCENES;

/** What a company says below each of them. */
export const SCENE_CAPTIONS: Record<Scene, string> = {
  classroom: "In class",
  kitchen: "Where lunch comes from",
  lab: "In the laboratory",
  office: "Our office",
  street: "On our street",
  ward: "On the ward, before the first round",
  warehouse: "In the warehouse",
  workshop: "The workshop",
};

// What people see at work, by industry; the first always belongs to it.
const BY_INDUSTRY: Readonly<Record<string, readonly Scene[]>> = {
  Technology: ["office", "workshop", "street"],
  Healthcare: ["ward", "lab", "office", "street"],
  Finance: ["office", "street"],
  Education: ["classroom", "lab", "office", "street"],
  Manufacturing: ["workshop", "warehouse", "lab", "office", "street"],
  Retail: ["warehouse", "street", "office"],
};
const ANYWHERE: readonly Scene[] = ["office", "warehouse", "workshop", "street", "kitchen"];

/** The drawings that stand in for a company's photos; at least two, always the same. */
export function scenesOf({ name, industry }: { name: string; industry: string }): Scene[] {
  const fitting = BY_INDUSTRY[industry] ?? ANYWHERE;
  return fitting.slice(0, integer(seeded(`scenes of ${name}`), 2, fitting.length));
}
