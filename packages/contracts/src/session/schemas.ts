import { languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import * as z from "zod/mini";
import { capabilities } from "#kernel/capabilities.ts";
import { roles } from "#kernel/roles.ts";
import { record } from "#kernel/wire.ts";
import type { Wire } from "#kernel/wire.ts";
import { menuEntries } from "#menu/schemas.ts";
import type { MainEntry } from "#menu/schemas.ts";
import { id } from "#values/ids.ts";
import { instant } from "#values/time.ts";

/** The signed-in person, as the screens need them. */
export interface SessionPerson {
  userId: bigint;
  name: string;
  email: string;
  mobile: string;
  designation: string | null;
  photo: string | null;
  role: (typeof roles)[number];
  capabilities: (typeof capabilities)[number][];
  /** What they chose; null for somebody who never did. */
  language: Language | null;
  wantsReminders: boolean;
  /** The sign-in before this one. */
  previousLoginAt: Date | null;
  mustChangePassword: boolean;
  /** Where the shop's days begin and end, such as Asia/Kolkata. */
  shopTimeZone: string;
  /** Of the shop's own menu what is shown to them; null for the portal's. */
  menu: MainEntry[] | null;
  /** Of the staff of a shop with several branches: those that they see. */
  branches?: OwnBranch[] | undefined;
}

export interface OwnBranch {
  branchNumber: number;
  name: string;
  /** Whether they may do something there, and do it there now. */
  isWorkedIn: boolean;
  isCurrent: boolean;
}

const ownBranch = record({
  branchNumber: ["branch", z.int()],
  name: z.string(),
  isWorkedIn: ["is_worked_in", z.boolean()],
  isCurrent: ["is_current", z.boolean()],
});

export const sessionPerson = z.codec(
  record({
    userId: ["fld_userid", id()],
    loginId: ["fld_id", id()],
    name: ["fld_name", z.string()],
    email: ["fld_email", z.string()],
    mobile: ["fld_mobile", z.string()],
    designation: ["fld_designation", z.nullable(z.string())],
    photo: ["fld_photo", z.nullable(z.string())],
    salt: ["fld_salt", z.string()],
    role: ["fld_usertype", z.enum(roles)],
    capabilities: z.array(z.enum(capabilities)),
    language: z.nullable(z.enum(languages)),
    wantsReminders: ["wants_reminders", z.boolean()],
    previousLoginAt: ["fld_lastlogin", z.nullable(instant())],
    mustChangePassword: ["must_change_password", z.boolean()],
    shopTimeZone: ["shop_time_zone", z.string()],
    menu: z.nullable(menuEntries({ name: z.string(), page: z.string(), innermostPage: z.string() })),
    branches: z.optional(z.array(ownBranch)),
  }),
  z.custom<SessionPerson>(),
  {
    decode: ({ loginId: _loginId, salt: _salt, ...rest }) => rest,
    // The wire keeps a place for a salt; no salt ever leaves the server.
    encode: (ours) => ({ ...ours, loginId: ours.userId, salt: "" }),
  },
) satisfies Wire<SessionPerson>;

/** Views of one list that a person saves; among more nobody finds one. */
export const MAX_SAVED_VIEWS = 20;
