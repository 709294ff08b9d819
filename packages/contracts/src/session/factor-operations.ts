import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { instant } from "#values/time.ts";
import { password } from "#values/people.ts";
import { text } from "#values/text.ts";
import {
  challenge,
  creationOptions,
  factorCode,
  factorMethods,
  factorName,
  factorRow,
  newPasskey,
  requestOptions,
  shownPasskey,
} from "./factor-schemas.ts";
import { sessionPerson } from "./schemas.ts";

/** The factor that is shown: a code, or what a passkey signed. */
const shown = { code: z.optional(factorCode), passkey: z.optional(shownPasskey) };
const trustsDevice = ["trust_device", z.optional(z.boolean())] as const;
const stepUpToken = ["step_up", text({ max: 100, missing: "step_up_needed", invalid: "step_up_needed" })] as const;
const backupCodes = ["backup_codes", z.array(z.string())] as const;
/** Of a person who has their first factor now, the codes that stand for it are shown this once; else none are. */
const added = record({ person: sessionPerson, backupCodes });

export const askPasskey = operation({
  wire: "Ask_Passkey",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "What a passkey signs next: for a challenge, or, without one, to sign in by the passkey alone.",
  auditLabel: "Asked for a passkey",
  input: record({ challenge: z.optional(challenge) }),
  output: oneOf(record({ challenge: z.string(), options: requestOptions })),
  refusals: ["challenge_over", "passkeys_unavailable", "too_many_attempts"],
});

export const passSecondFactor = operation({
  wire: "Pass_Second_Factor",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Goes on with a sign-in that was answered second_factor_needed, and starts the session.",
  auditLabel: "Signed in with a second factor",
  input: record({ challenge, ...shown, trustsDevice }),
  output: oneOf(sessionPerson),
  refusals: ["challenge_over", "second_factor_wrong", "too_many_attempts"],
});

export const signInWithPasskey = operation({
  wire: "Sign_In_With_Passkey",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Signs a person in with a passkey alone, which asked for their finger, face or PIN.",
  auditLabel: "Signed in with a passkey",
  input: record({ challenge, passkey: shownPasskey }),
  output: oneOf(sessionPerson),
  refusals: ["challenge_over", "passkey_refused"],
});

export const beginTotp = operation({
  wire: "Begin_Totp",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "The secret for an app that makes codes, for a sign-in that lacks a factor or an open enrolment.",
  auditLabel: "Began to add an app for codes",
  input: record({ challenge }),
  output: oneOf(record({ secret: z.string(), address: ["uri", z.string()] })),
  refusals: ["challenge_over"],
});

export const addTotp = operation({
  wire: "Add_Totp",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Adds the app by a code that it made, in the place of an earlier one; a sign-in goes on with it.",
  auditLabel: "Added an app for codes",
  input: record({ challenge, code: factorCode, trustsDevice }),
  output: oneOf(added),
  refusals: ["challenge_over", "second_factor_wrong"],
});

export const beginPasskey = operation({
  wire: "Begin_Passkey",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "What a new passkey is made from, for a sign-in that lacks a factor or an open enrolment.",
  auditLabel: "Began to add a passkey",
  input: record({ challenge }),
  output: oneOf(record({ options: creationOptions })),
  refusals: ["challenge_over", "passkeys_unavailable", "too_many_factors"],
});

export const addPasskey = operation({
  wire: "Add_Passkey",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Adds the passkey that was made; a sign-in goes on with it.",
  auditLabel: "Added a passkey",
  input: record({ challenge, passkey: newPasskey, name: factorName, trustsDevice }),
  output: oneOf(added),
  refusals: ["challenge_over", "passkey_refused", "passkeys_unavailable", "too_many_factors"],
});

export const getMyFactors = operation({
  wire: "Get_My_Factors",
  method: "GET",
  kind: "query",
  allow: "signed-in",
  summary: "The second factors of the signed-in person, and how many backup codes are left.",
  input: record({}),
  output: oneOf(
    record({
      factors: z.array(factorRow),
      backupCodesLeft: ["backup_codes_left", z.int()],
      /** The person cannot be without one. */
      isRequired: ["required", z.boolean()],
      /** The host name under which passkeys work; null where the portal has none. */
      passkeyHost: ["passkey_host", z.nullable(z.string())],
    }),
  ),
  refusals: [],
});

export const openStepUp = operation({
  wire: "Open_Step_Up",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "A challenge to show once more who one is, before a factor is changed.",
  auditLabel: "Was asked to show a factor",
  input: record({}),
  output: oneOf(record({ challenge: z.string(), methods: z.array(z.enum(factorMethods)) })),
  refusals: [],
});

export const stepUp = operation({
  wire: "Step_Up",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Shows a factor, or the password where the person has none; factors can be changed for five minutes then.",
  auditLabel: "Showed a factor",
  input: record({ challenge, ...shown, password: z.optional(password({})) }),
  output: oneOf(record({ stepUp: ["step_up", z.string()], expiresAt: ["expires_at", instant()] })),
  refusals: ["challenge_over", "second_factor_wrong", "incorrect_old_password", "too_many_attempts"],
});

export const openEnrolment = operation({
  wire: "Open_Enrolment",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "A challenge to add a factor with.",
  auditLabel: "Began to add a factor",
  input: record({ stepUp: stepUpToken }),
  output: oneOf(record({ challenge: z.string() })),
  refusals: ["step_up_needed"],
});

export const removeFactor = operation({
  wire: "Remove_Factor",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Removes a factor of the person; the last one stays with somebody who needs one.",
  auditLabel: "Removed a factor",
  input: record({ factor: ["id", text({ max: 20 })], stepUp: stepUpToken }),
  output: oneOf(record({ factor: ["id", z.string()] })),
  refusals: ["step_up_needed", "not_found", "last_factor"],
});

export const makeBackupCodes = operation({
  wire: "Make_Backup_Codes",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Ten new backup codes in the place of all earlier ones; they are shown this once.",
  auditLabel: "Made backup codes",
  input: record({ stepUp: stepUpToken }),
  output: oneOf(record({ backupCodes })),
  refusals: ["step_up_needed", "no_factor"],
});
