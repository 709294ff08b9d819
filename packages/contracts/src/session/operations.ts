import * as z from "zod/mini";
import { capabilities } from "#kernel/capabilities.ts";
import { menuEntries } from "#menu/menu-entries.ts";
import type { MainEntry } from "#menu/menu-entries.ts";
import { operation } from "#kernel/operation.ts";
import { roles } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { confirmationToCheckLater, email, password } from "#values/people.ts";
import { instant } from "#values/time.ts";
import { maybeOf, oneOf, record } from "#kernel/wire.ts";
import type { Wire } from "#kernel/wire.ts";

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
  language: "en" | "ta" | "hi" | null;
  wantsReminders: boolean;
  /** The sign-in before this one. */
  previousLoginAt: Date | null;
  mustChangePassword: boolean;
  /** Where the shop's days begin and end, such as Asia/Kolkata. */
  shopTimeZone: string;
  /** Of the shop's own menu what is shown to them; null for the portal's. */
  menu: MainEntry[] | null;
}

const person = z.codec(
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
    language: z.nullable(z.enum(["en", "ta", "hi"])),
    wantsReminders: ["wants_reminders", z.boolean()],
    previousLoginAt: ["fld_lastlogin", z.nullable(instant())],
    mustChangePassword: ["must_change_password", z.boolean()],
    shopTimeZone: ["shop_time_zone", z.string()],
    menu: z.nullable(menuEntries({ name: z.string(), page: z.string(), innermostPage: z.string() })),
  }),
  z.custom<SessionPerson>(),
  {
    decode: ({ loginId: _loginId, salt: _salt, ...rest }) => rest,
    // The wire keeps a place for a salt; no salt ever leaves the server.
    encode: (ours) => ({ ...ours, loginId: ours.userId, salt: "" }),
  },
) satisfies Wire<SessionPerson>;

export const signIn = operation({
  wire: "New_Admin_Login",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Signs a person in with e-mail and password and starts a session, kept in cookies.",
  input: record({
    email: email({ missing: "login_email_missing", invalid: "login_email_invalid" }),
    password: password({ missing: "login_password_missing" }),
  }),
  output: oneOf(person),
  refusals: ["sign_in_failed", "too_many_attempts"],
});

export const getSession = operation({
  wire: "Get_Session",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary: "The signed-in person, or an empty list when nobody is signed in.",
  input: record({}),
  output: maybeOf(person),
  refusals: [],
  beforePasswordChange: true,
});

export const refreshSession = operation({
  wire: "Refresh_Session",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Exchanges the refresh cookie for new cookies of the same session.",
  input: record({}),
  output: oneOf(person),
  refusals: ["session_ended"],
  beforePasswordChange: true,
});

export const signOut = operation({
  wire: "Logout",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Ends this session, if there is one.",
  input: record({}),
  output: maybeOf(person),
  refusals: [],
  beforePasswordChange: true,
});

export const changePassword = operation({
  wire: "ChangePassword",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Changes the signed-in person's own password and ends their other sessions.",
  input: record({
    oldPassword: ["oldpassword", password({ missing: "change_old_missing" })],
    /** Optional here only so that its absence is named after the old password was found right. */
    newPassword: ["password", z.optional(password({}))],
    confirmPassword: ["confirmpassword", confirmationToCheckLater()],
  }),
  output: oneOf(person),
  refusals: [
    "incorrect_old_password",
    "new_password_missing",
    "change_confirm_missing",
    "change_confirm_differs",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
    "password_unchanged",
    "too_many_attempts",
  ],
  beforePasswordChange: true,
});
