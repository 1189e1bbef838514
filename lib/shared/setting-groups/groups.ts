import type { z } from "zod";
import { DEFAULT_APPEARANCE } from "../appearance/defaults";
import { appearanceShapes } from "../appearance/shapes";
import { DEFAULT_WORDS } from "../words/defaults";
import { wordShapes } from "../words/shapes";
import { customFieldShapes } from "./custom-field-shapes";
import { DEFAULT_CUSTOM_FIELDS } from "./custom-fields";
import { DEFAULT_DISCOVERY, discoveryShapes } from "./discovery";
import { featureShapes } from "./feature-shapes";
import { DEFAULT_FEATURES } from "./features";

/** Settings with a form of their own, which no environment variable fixes. */
export const groupShapes = {
  appearance: appearanceShapes,
  customFields: customFieldShapes,
  discovery: discoveryShapes,
  features: featureShapes,
  words: wordShapes,
} as const;

export type GroupName = keyof typeof groupShapes;
export type GroupSettings<Name extends GroupName> = {
  [Part in keyof (typeof groupShapes)[Name]]: z.infer<(typeof groupShapes)[Name][Part]>;
};
export type SettingGroups = { [Name in GroupName]: GroupSettings<Name> };

export const GROUP_NAMES = Object.keys(groupShapes) as GroupName[];

export const GROUP_DEFAULTS: SettingGroups = {
  appearance: DEFAULT_APPEARANCE,
  customFields: DEFAULT_CUSTOM_FIELDS,
  discovery: DEFAULT_DISCOVERY,
  features: DEFAULT_FEATURES,
  words: DEFAULT_WORDS,
};
