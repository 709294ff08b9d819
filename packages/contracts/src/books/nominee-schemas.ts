import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { count } from "#values/ids.ts";
import { mobile, personName } from "#values/people.ts";
import { enumOf } from "#values/text.ts";

/** What a nominee is to the client. */
export const relationCodes = codesOf({
  wife: "Wife",
  husband: "Husband",
  mother: "Mother",
  father: "Father",
  daughter: "Daughter",
  son: "Son",
  sister: "Sister",
  brother: "Brother",
  grandchild: "Grandchild",
  other_relation: "Other relation",
});
export const relations = relationCodes.phrases;

interface TypedNominee {
  isMinor: boolean;
  guardian?: string | undefined;
}

/** So many are named for one book at the most. */
export const MAX_NOMINEES = 10;

/**
 * One of whom a client names for a book, as a form fills it. A minor has a guardian, and nobody else has: `nominees_guardian_check` is
 * the twin.
 */
const typedNominee = record({
  name: personName({ missing: "nominee_name_missing" }),
  relation: enumOf(relations, { missing: "nominee_relation_missing", invalid: "nominee_relation_missing" }),
  mobile: z.optional(mobile({ missing: "client_mobile_invalid", invalid: "client_mobile_invalid" })),
  /** Of what the book is worth. */
  sharePercent: ["share_percent", z._default(count({ min: 1, max: 100, invalid: "nominee_share_invalid" }), 100)],
  isMinor: ["is_minor", z._default(z.boolean({ error: "value_invalid" }), false)],
  /** Who receives it for a minor. */
  guardian: z.optional(personName({ missing: "nominee_guardian_missing" })),
}).check(
  z.refine<TypedNominee>(({ isMinor, guardian }) => isMinor === (guardian !== undefined), {
    error: "nominee_guardian_missing",
    path: ["guardian"],
  }),
);

/** All whom a client names for a book; none is nobody. They get all of it: `check_nominee_shares` is the twin. */
export const typedNominees = z.array(typedNominee).check(
  z.maxLength(MAX_NOMINEES, { error: "nominees_too_many" }),
  z.refine<{ sharePercent: number }[]>(
    (named) => named.length === 0 || named.reduce((sum, { sharePercent }) => sum + sharePercent, 0) === 100,
    { error: "nominee_shares_differ" },
  ),
);

/** Whom the client named last, in the order in which they were named; none while nobody is. */
export const nominees = z.array(
  record({
    name: z.string(),
    relation: z.enum(relations),
    mobile: z.nullable(z.string()),
    sharePercent: ["share_percent", z.int()],
    isMinor: ["is_minor", z.boolean()],
    guardian: z.nullable(z.string()),
  }),
);
