import { countPopularCategories } from "@/lib/content/queries";
import { db, disconnect } from "@/lib/platform/db/client";
import { demoPlaces } from "@/prisma/demo/places";
console.log(await countPopularCategories());
const rows = await db.jobPlace.findMany({ distinct: ["label"], select: { label: true, city: { select: { name: true, countryCode: true, regionCode: true, population: true, timeZone: true } } } });
const by = new Map(demoPlaces().map((p) => [p.label, p]));
let zones=0;
for (const r of rows) { const p = by.get(r.label); if (p?.countryCode !== r.city?.countryCode || (r.city?.population ?? 0) < 80000 || p?.timeZone !== r.city?.timeZone) console.log(r.label, p?.timeZone, r.city); }
console.log(rows.length);
await disconnect(); process.exit(0);
