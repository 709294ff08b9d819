import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { confirmation, email, isConfirmed, password, personName } from "#values/people.ts";
import { text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { oneOf, record } from "#kernel/wire.ts";

const token = () => text({ max: 200, missing: "setup_link_invalid", invalid: "setup_link_invalid" });

export const checkSetupLink = operation({
  wire: "Check_Setup_Link",
  method: "POST",
  kind: "query",
  allow: "anyone",
  summary: "Whether the link in the portal's log still makes the first Admin, and until when.",
  input: record({ token: token() }),
  output: oneOf(record({ expiresAt: ["expires_at", instant()] })),
  refusals: ["setup_link_invalid"],
});

export const setUpShop = operation({
  wire: "Set_Up_Shop",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Makes the first Admin of a shop that has none, with the token of the link in the portal's log.",
  auditLabel: "Set up the portal",
  input: record({
    token: token(),
    name: personName({ missing: "user_name_missing" }),
    email: email({ missing: "user_email_missing", invalid: "user_email_invalid" }),
    password: password({ missing: "user_password_missing" }),
    confirmPassword: ["confirmpassword", confirmation({ missing: "user_confirm_missing" })],
  }).check(
    z.refine((typed) => isConfirmed(typed.password, typed.confirmPassword), {
      error: "change_confirm_differs",
      path: ["confirmpassword"],
    }),
  ),
  output: oneOf(record({ email: z.string() })),
  refusals: [
    "setup_link_invalid",
    "email_already_registered",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
  ],
});
