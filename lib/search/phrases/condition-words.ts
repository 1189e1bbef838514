import { CONDITION_LABELS, type Condition } from "../schema";
import { exceptAround, phrase } from "./scanning";
import type { IntentPattern } from "./sentences.schema";

function condition(name: Condition, source: string): IntentPattern {
  const reading = { filters: { condition: [name] }, label: CONDITION_LABELS[name] };
  return { kind: "condition", words: phrase(source), read: () => reading };
}

const NONE = String.raw`(?:no|not|without|non|keine?n?|sans|sin|(?:(?:that|which)\s+)?do(?:es)?(?:n['’]?t|\s+not)\s+(?:need|require|involve))(?:\s+(?:an?|any|on|de))?`;
const NEEDED = String.raw`(?:\s+(?:is\s+|are\s+)?(?:needed|required|necessary|involved))?`;
const NOT_NEEDED = String.raw`\s+(?:is\s+)?not\s+(?:needed|required|necessary)`;
const SHIFT = String.raw`[\s-]+(?:shifts?|work|duty|jobs?|only)`;
const DEGREE = String.raw`(?:(?:college|university|formal|bachelor['’]?s)\s+)?(?:degrees?|qualifications?|diplomas?|gcses?|a[\s-]levels?)`;
const LICENCE = String.raw`(?:driv(?:ing|er['’]?s?)\s+)?licen[cs]e`;

/** Words for what only a posting's text says. What is not wanted comes before what is. */
export const CONDITIONS: readonly IntentPattern[] = [
  condition(
    "no_weekends",
    String.raw`${NONE}\s+(?:work(?:ing)?\s+(?:on\s+)?)?(?:weekends?(?:\s+(?:work|shifts?))?|(?:saturdays?|sundays?)(?:\s+(?:or\s+)?(?:saturdays?|sundays?))?)|weekends?\s+(?:off|free)|weekdays?(?:\s+only)?|mon(?:day)?s?\s*(?:to|-|–|through)?\s*fri(?:day)?s?(?:\s+only)?`,
  ),
  condition("no_nights", String.raw`${NONE}\s+(?:nights|night[\s-]+(?:shifts?|work|duty))`),
  condition("no_degree", `${NONE}\\s+${DEGREE}${NEEDED}|${DEGREE}${NOT_NEEDED}|non?-degree`),
  condition("no_travel", String.raw`${NONE}\s+travel(?:l?ing)?${NEEDED}|travel${NOT_NEEDED}`),
  condition("no_cold_calls", String.raw`${NONE}\s+cold[\s-]+call(?:s|ing)`),
  condition(
    "no_driving",
    `${NONE}\\s+${LICENCE}${NEEDED}|${LICENCE}${NOT_NEEDED}|non[\\s-]driv(?:er|ing)s?`,
  ),
  condition(
    "night_shift",
    String.raw`(?:over)?nights?${SHIFT}|overnight|nights|(?:at|by)\s+night|night(?=\s*$)|waking\s+nights?|(?:graveyard|third|3rd)\s+shift|nachtschicht|nachtdienst|nachts|夜勤|夜班|야간|(?:turno\s+de\s+)?noche(?=\s*$)|turno\s+de\s+noche|travail\s+de\s+nuit`,
  ),
  condition(
    "day_shift",
    String.raw`(?:day|morning|early|first|1st)\s+shifts?|(?:days|mornings)\s+only|(?:early\s+)?mornings(?=\s*$)`,
  ),
  condition(
    "evening_shift",
    String.raw`(?:evening|afternoon|late|second|2nd|twilight)\s+shifts?|evenings?${SHIFT}|evenings`,
  ),
  condition(
    "rotating_shifts",
    String.raw`(?:rotating|rotational|rota|continental)[\s-]+shifts?|(?:[2-7]|two|three|four|five)\s?on[\s,/]*(?:[2-7]|two|three|four|five)\s?off|schichtdienst|wechselschicht`,
  ),
  condition(
    "weekend_work",
    String.raw`(?:(?:on|at)\s+)?(?:the\s+)?(?:weekends?(?:${SHIFT})?(?:\s+only)?|(?:saturday|sunday)s?${SHIFT})|wochenendarbeit`,
  ),
  condition(
    "immediate_start",
    String.raw`hiring\s+(?:immediately|asap|today)|immediate(?:ly)?\s+(?:start(?:s|ers?)?|join(?:ers?|ing)|hir(?:e|ing)|availab(?:le|ility))|(?:start(?:s|ing)?|join(?:ing)?)\s+(?:immediately|right\s+away|straight\s+away|asap|now|today|tomorrow)|asap(?:\s+start)?|ab\s+sofort`,
  ),
  condition(
    "walk_in",
    exceptAround(String.raw`walk[\s-]?ins?(?:\s+(?:interviews?|drives?))?`, {
      followedBy: "clinics?|closets?|freezers?|coolers?|baths?|customers?|patients?",
    }),
  ),
  condition(
    "apprenticeship",
    exceptAround(
      "apprentice(?:s|ships?)?|apprenti(?:s|c|cs|ce)?h?ips?|ausbildung(?:splatz)?|alternance|apprentissage|lehrstelle",
      {
        followedBy: "coordinators?|managers?|assessors?|coach(?:es)?|trainers?|advis[eo]rs?",
      },
    ),
  ),
  condition(
    "seasonal",
    String.raw`seasonal|(?:christmas|xmas|holiday|summer|winter|harvest)[\s-]+(?:jobs?|work|temp|help|season)|saisonarbeit|saisonnier`,
  ),
  condition(
    "flexible_hours",
    String.raw`flexible\s+(?:working\s+)?(?:hours|times?|schedules?|shifts?)|flexi[\s-]?time|compressed\s+hours|gleitzeit`,
  ),
];
