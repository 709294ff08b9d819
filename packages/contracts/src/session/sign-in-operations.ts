import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { maybeOf, oneOf, record } from "#kernel/wire.ts";
import { confirmationToCheckLater, email, password } from "#values/people.ts";
import { sessionPerson } from "./schemas.ts";

export const signIn = operation({
  wire: "New_Admin_Login",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Signs a person in with e-mail and password and starts a session, kept in cookies.",
  auditLabel: "Signed in",
  input: record({
    email: email({ missing: "login_email_missing", invalid: "login_email_invalid" }),
    password: password({ missing: "login_password_missing" }),
  }),
  output: oneOf(sessionPerson),
  /** `second_factor_needed` names in its params the challenge to go on with, and the methods. */
  refusals: ["sign_in_failed", "second_factor_needed", "too_many_attempts"],
});

export const getSession = operation({
  wire: "Get_Session",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary: "The signed-in person, or an empty list when nobody is signed in.",
  input: record({}),
  output: maybeOf(sessionPerson),
  refusals: [],
  beforePasswordChange: true,
});

export const refreshSession = operation({
  wire: "Refresh_Session",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Exchanges the refresh cookie for new cookies of the same session.",
  auditLabel: "Stayed signed in",
  input: record({}),
  output: oneOf(sessionPerson),
  refusals: ["session_ended"],
  beforePasswordChange: true,
});

export const signOut = operation({
  wire: "Logout",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Ends this session, if there is one.",
  auditLabel: "Signed out",
  input: record({}),
  output: maybeOf(sessionPerson),
  refusals: [],
  beforePasswordChange: true,
});

export const changePassword = operation({
  wire: "ChangePassword",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Changes the signed-in person's own password and ends their other sessions.",
  auditLabel: "Changed their password",
  input: record({
    oldPassword: ["oldpassword", password({ missing: "change_old_missing" })],
    /** Optional here only so that its absence is named after the old password was found right. */
    newPassword: ["password", z.optional(password({}))],
    confirmPassword: ["confirmpassword", confirmationToCheckLater()],
  }),
  output: oneOf(sessionPerson),
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
