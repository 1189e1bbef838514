import type { DemoPlace } from "@/prisma/demo/types";

/** Cities by zone, named as GeoNames names them; ":CC" or ":US-ST" says where the next ones are. */
const CITIES = `
Asia/Kolkata :IN Pune, Mumbai, Ahmedabad, New Delhi, Noida, Jaipur, Hyderabad, Indore, Chennai, Kolkata, Bengaluru, Coimbatore, Gurgaon
Europe/London :GB York, Edinburgh, Glasgow, Newcastle upon Tyne, Leeds, Sheffield, Manchester, Birmingham, London, Bath, Brighton, Bristol, Cardiff
Europe/Dublin :IE Dublin, Cork
Europe/Madrid :ES Madrid, Sevilla, Barcelona, Valencia
Europe/Lisbon :PT Lisbon, Porto
Europe/Paris :FR Paris
Europe/Brussels :BE Brussels
Europe/Amsterdam :NL Rotterdam, The Hague, Utrecht, Eindhoven
Europe/Berlin :DE Dresden, Leipzig, Düsseldorf, Hamburg, Berlin
Europe/Zurich :CH Zürich, Basel
Europe/Rome :IT Milan, Turin
Europe/Stockholm :SE Stockholm, Malmö
Europe/Oslo :NO Oslo, Bergen, Stavanger
Europe/Copenhagen :DK Copenhagen
Europe/Helsinki :FI Helsinki, Tampere
Europe/Warsaw :PL Gdańsk, Warsaw, Kraków, Wrocław
Europe/Prague :CZ Prague, Brno
Europe/Tallinn :EE Tallinn, Tartu
Europe/Bucharest :RO Cluj-Napoca, Bucharest
Asia/Dubai :AE Dubai, Abu Dhabi
Asia/Singapore :SG Singapore
Asia/Kuala_Lumpur :MY Kuala Lumpur, Petaling Jaya
Asia/Tokyo :JP Tokyo, Osaka, Nagoya
Asia/Manila :PH Manila, Cebu City, Makati City
Australia/Melbourne :AU Melbourne
Australia/Sydney :AU Sydney
Australia/Brisbane :AU Brisbane
Australia/Adelaide :AU Adelaide
Australia/Perth :AU Perth
Pacific/Auckland :NZ Hamilton, Auckland
Africa/Nairobi :KE Nairobi, Mombasa
Africa/Lagos :NG Lagos, Abuja
Africa/Johannesburg :ZA Cape Town, Johannesburg
America/New_York :US-MA Boston :US-NY New York City :US-PA Pittsburgh :US-GA Atlanta
America/Chicago :US-IL Chicago :US-LA New Orleans :US-TX Dallas
America/Denver :US-CO Denver
America/Phoenix :US-AZ Phoenix
America/Los_Angeles :US-NV Reno :US-OR Portland :US-WA Seattle
America/Toronto :CA Toronto
America/Vancouver :CA Vancouver
America/Edmonton :CA Calgary
America/Sao_Paulo :BR São Paulo, Curitiba
America/Mexico_City :MX Mexico City, Guadalajara
`;

const countryNames = new Intl.DisplayNames("en", { type: "region" });

function toPlace(city: string, area: string, timeZone: string): DemoPlace {
  const [countryCode = "", regionCode = null] = area.split("-");
  const suffix = regionCode ?? countryNames.of(countryCode);
  const label = city === "Singapore" ? city : `${city}, ${suffix}`;
  return { label, city, countryCode, regionCode, timeZone };
}

function parsePlaces(): DemoPlace[] {
  return CITIES.trim()
    .split("\n")
    .flatMap((line) => {
      const [timeZone = "", ...areas] = line.split(/ ?:/);
      return areas.flatMap((area) => {
        const [, code = "", names = ""] = /^(\S+) (.+)$/.exec(area.trim()) ?? [];
        return names.split(", ").map((city) => toPlace(city, code, timeZone));
      });
    });
}

const places = parsePlaces();
const byCity = new Map(places.map((place) => [place.city, place]));

/** Every city the demo's companies and postings are in. */
export function demoPlaces(): readonly DemoPlace[] {
  return places;
}

export function placeOf(city: string): DemoPlace {
  const place = byCity.get(city);
  if (!place) throw new Error(`No demo place called ${city}`);
  return place;
}
