import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { text } from "#values/text.ts";
import { instant } from "#values/time.ts";

export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** By what a person may go on: by a factor of theirs, or by what stands for one. */
export const factorMethods = [...factorKinds, "backup_code", "password"] as const;
export type FactorMethod = (typeof factorMethods)[number];

const wrong = { missing: "second_factor_wrong", invalid: "second_factor_wrong" } as const;

/** The secret of a challenge, which whoever was given it sends back. */
export const challenge = text({ max: 100, missing: "challenge_over", invalid: "challenge_over" });

/** Of an app six digits; else a backup code, in any case, with or without the hyphens in it. */
export const factorCode = text({ max: 40, ...wrong });

/** Bytes as browsers write them. */
const bytes = (max: number) =>
  z.string({ error: wrong.invalid }).check(z.maxLength(max, wrong.invalid), z.regex(/^[\w-]*$/, wrong.invalid));
const transports = z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)));
const shared = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal("public-key", wrong.invalid),
};

/** What `navigator.credentials.get` returned, as JSON. */
export const shownPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
});

/** What `navigator.credentials.create` returned, as JSON. */
export const newPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(40_000),
    transports,
  }),
});

const descriptor = z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) });

/** What `navigator.credentials.get` is called with, as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(["required", "preferred"]),
});

/** What `navigator.credentials.create` is called with, as JSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(["preferred", "required"]),
    userVerification: z.enum(["required", "preferred"]),
  }),
  attestation: z.literal("none"),
});

/** A factor of a person, as they see it. */
export const factorRow = record({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  addedAt: ["added_at", instant()],
  lastUsedAt: ["last_used_at", z.nullable(instant())],
});

/** How a passkey is called by its person. */
export const factorName = z.optional(text({ max: 60 }));

export type ShownPasskey = z.output<typeof shownPasskey>;
export type NewPasskey = z.output<typeof newPasskey>;
export type RequestOptions = z.output<typeof requestOptions>;
export type CreationOptions = z.output<typeof creationOptions>;
