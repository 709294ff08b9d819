import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { existingMobile } from "#values/people.ts";
import { sentCode } from "#values/sent-code.ts";
import { text } from "#values/text.ts";
import { sessionPerson } from "./schemas.ts";

const mobile = existingMobile({ missing: "customer_mobile_missing", invalid: "customer_mobile_invalid" });

export const sendSignInCode = operation({
  wire: "Send_Sign_In_Code",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Sends a code to a customer's mobile number, to sign in with. Answers alike for every number, known or not.",
  auditLabel: "Asked for a code to sign in",
  input: record({ mobile }),
  output: oneOf(
    record({
      mobile: z.string(),
      /** Whoever holds it can use the code. */
      signInToken: ["code_id", z.string()],
    }),
  ),
  refusals: ["too_many_attempts"],
});

export const signInWithCode = operation({
  wire: "Sign_In_With_Code",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary:
    "Signs a customer in with the code that was sent to their mobile number. Of several people with the number it names them, and takes the same code again with one of them.",
  auditLabel: "Signed in with a code by SMS",
  input: record({
    mobile,
    code: ["OTP", sentCode({ missing: "recovery_code_missing", invalid: "recovery_code_wrong" })],
    signInToken: ["code_id", text({ max: 100, missing: "recovery_code_wrong", invalid: "recovery_code_wrong" })],
    userId: ["fld_userid", z.optional(id())],
  }),
  output: oneOf(
    record({
      /** Null where somebody has to be chosen first. */
      person: z.nullable(sessionPerson),
      people: z.array(record({ userId: ["fld_userid", id()], name: ["fld_name", z.string()] })),
    }),
  ),
  /** `second_factor_needed` names in its params the challenge to go on with, and the methods. */
  refusals: ["recovery_code_wrong", "second_factor_needed", "too_many_attempts"],
  /** One of those whose number the code was sent to. */
  publicFields: ["userId"],
});
