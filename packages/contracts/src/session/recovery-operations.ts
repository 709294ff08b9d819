import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { confirmation, email, isConfirmed, password } from "#values/people.ts";
import { sentCode } from "#values/sent-code.ts";
import { text } from "#values/text.ts";

const address = email({ missing: "recovery_email_missing", invalid: "recovery_email_invalid" });

export const openRecovery = operation({
  wire: "Get_SaltByEmailId_ForgotPassword",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Opens the recovery of a forgotten password. Answers alike for every address, known or not.",
  auditLabel: "Began to recover a password",
  input: record({ email: address }),
  output: oneOf(
    record({
      /** An opaque id of this recovery, in the place where a salt used to be. */
      recoveryId: ["fld_salt", z.string()],
      /** Always empty. */
      userId: ["fld_userid", z.string()],
    }),
  ),
  refusals: ["too_many_attempts"],
});

export const sendRecoveryCode = operation({
  wire: "Mailer_ForgotPassword",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Sends a six-digit code to the address if somebody signs in with it. Answers alike for every address.",
  auditLabel: "Asked for a recovery code",
  input: record({ email: address }),
  output: oneOf(
    record({
      email: z.string(),
      /** Whoever holds it can use the code. */
      recoveryToken: ["recovery_id", z.string()],
    }),
  ),
  refusals: ["too_many_attempts"],
});

export const verifyRecoveryCode = operation({
  wire: "Verify_ForgotPassword_OTP",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Exchanges the code for a token that sets a new password once.",
  auditLabel: "Entered a recovery code",
  input: record({
    email: address,
    code: ["OTP", sentCode({ missing: "recovery_code_missing", invalid: "recovery_code_wrong" })],
    recoveryToken: ["recovery_id", text({ max: 100, missing: "recovery_code_wrong", invalid: "recovery_code_wrong" })],
  }),
  output: oneOf(record({ resetToken: ["salt", z.string()] })),
  refusals: ["recovery_code_wrong", "too_many_attempts"],
});

export const finishRecovery = operation({
  wire: "ChangeCustomerPassword",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Sets a new password with the token of a verified recovery and ends all sessions of that person.",
  auditLabel: "Recovered a password",
  input: record({
    email: address,
    newPassword: ["password", password({ missing: "recovery_new_missing" })],
    confirmPassword: ["confirmpassword", confirmation({ missing: "recovery_confirm_missing" })],
    resetToken: ["salt", text({ max: 200, missing: "recovery_token_invalid", invalid: "recovery_token_invalid" })],
  }).check(
    z.refine((typed) => isConfirmed(typed.newPassword, typed.confirmPassword), {
      error: "change_confirm_differs",
      path: ["confirmpassword"],
    }),
  ),
  output: oneOf(record({ email: z.string() })),
  refusals: [
    "recovery_token_invalid",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
  ],
});
