import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { colour } from "#values/colours.ts";
import { gstin } from "#values/gstin.ts";
import { count } from "#values/ids.ts";
import { keepEmpty } from "#values/keep-empty.ts";
import { isLegibleName } from "#values/people.ts";
import { isPlainName } from "@thangam/texts/plain-name";
import { oneLine, patterned } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { openWeek } from "./open-week.ts";
import { logoContent, shopFacts } from "./profile-schemas.ts";

const profile = record({
  ...shopFacts,
  /** Grows with every save; a save must name the one it was made from. 0 before the first. */
  version: z.int(),
  updatedAt: ["updated_at", z.nullable(instant())],
  updatedBy: ["updated_by", z.nullable(z.string())],
});

export const getShopProfile = operation({
  wire: "Get_Shop_Profile",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "Who the shop is, and who said so last.",
  input: record({}),
  output: oneOf(profile),
  refusals: [],
});

export const saveShopProfile = operation({
  wire: "Save_Shop_Profile",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Says who the shop is, unless somebody else did since it was read. What is left out is none, except the logo and the opening hours, which stay.",
  auditLabel: "Changed the shop's profile",
  input: record({
    name: oneLine({ max: 60, missing: "shop_name_missing", invalid: "shop_name_missing" }).check(
      z.refine(isLegibleName, { error: "shop_name_missing" }),
      z.refine(isPlainName, { error: "name_invalid" }),
    ),
    address: z.optional(oneLine({ max: 200 })),
    phone: z.optional(patterned(/^\+?\d[\d ()-]{5,18}$/, { invalid: "shop_phone_invalid" })),
    gstin: z.optional(gstin()),
    openingDays: ["opening_days", keepEmpty(z.nullish(openWeek))],
    /** What people read beside them before they come. shop_profiles_opening_hours_check is the twin. */
    openingHours: ["opening_hours", keepEmpty(z.nullish(oneLine({ max: 200 })))],
    colour: z.optional(colour()),
    /** Another logo, as base64: a PNG or a JPEG. */
    logo: z.optional(logoContent),
    removesLogo: ["remove_logo", z._default(z.boolean({ error: "value_invalid" }), false)],
    version: count({ max: 100_000_000 }),
  }),
  output: oneOf(profile),
  refusals: ["settings_changed", "shop_logo_invalid"],
});
