import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { emailOrNone, mobile, personName } from "#values/people.ts";

export const clientStatusCodes = codesOf({ approved: "Approved", closed: "Closed" });
export const clientStatuses = clientStatusCodes.phrases;

/** Personal information of a client, as the enrolment form asks for it. */
export const personalInformation = {
  name: personName({ missing: "client_name_missing" }),
  email: emailOrNone({ missing: "client_email_missing", invalid: "client_email_invalid" }),
  mobile: mobile({ missing: "client_mobile_missing", invalid: "client_mobile_invalid" }),
  termsAccepted: ["termsconditions", z._default(z.boolean({ error: "value_invalid" }), true)],
} as const;
