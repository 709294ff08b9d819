import * as z from "zod/mini";
import { isGoodName, personName } from "#values/people.ts";
import { enumOf, patterned } from "#values/text.ts";
import { endsLikeItsNumber, identityPapers } from "./settlement-schemas.ts";

/**
 * A name as it stands on an identity paper: it begins with a letter, and holds nothing but what names are written with.
 */
const printableName = /^\p{L}[\p{L}\p{M}\p{Nd}\p{Join_Control} .,'’()/&-]*$/u;

/**
 * How the client confirmed: the six digits that they were sent, or a signature, for which the shop notes the identity paper
 * that it was shown. Of the paper's number the last four characters do, and no more is taken.
 */
export const settlementConfirmation = {
  clientCode: [
    "client_code",
    z.optional(patterned(/^\d{6}$/, { missing: "settlement_code_missing", invalid: "settlement_code_wrong" })),
  ],
  identityPaper: [
    "identity_paper",
    z.optional(enumOf(identityPapers, { missing: "identity_paper_missing", invalid: "identity_paper_missing" })),
  ],
  identityPaperEnd: [
    "identity_paper_end",
    z.optional(
      patterned(
        /^[0-9A-Z]{4}$/,
        { missing: "identity_paper_end_invalid", invalid: "identity_paper_end_invalid" },
        (typed) => typed.trim().toUpperCase(),
      ),
    ),
  ],
  handedTo: [
    "handed_to",
    z.optional(
      personName({ missing: "handed_to_missing" }).check(
        z.refine((typed) => typed === "" || !isGoodName(typed) || printableName.test(typed), {
          error: "handed_to_invalid",
        }),
      ),
    ),
  ],
} as const;

interface Confirmed {
  clientCode?: string | undefined;
  identityPaper?: (typeof identityPapers)[number] | undefined;
  identityPaperEnd?: string | undefined;
  handedTo?: string | undefined;
}

const isHandOver = ({ identityPaper, identityPaperEnd, handedTo }: Confirmed) =>
  identityPaper !== undefined || identityPaperEnd !== undefined || handedTo !== undefined;

/** Exactly one of the two, and a hand-over whole. */
export const confirmationChecks = [
  z.refine<Confirmed>((typed) => (typed.clientCode !== undefined) !== isHandOver(typed), {
    error: "settlement_confirmation_missing",
    path: ["client_code"],
  }),
  z.refine<Confirmed>((typed) => !isHandOver(typed) || typed.identityPaper !== undefined, {
    error: "identity_paper_missing",
    path: ["identity_paper"],
  }),
  z.refine<Confirmed>((typed) => !isHandOver(typed) || typed.identityPaperEnd !== undefined, {
    error: "identity_paper_end_invalid",
    path: ["identity_paper_end"],
  }),
  z.refine<Confirmed>(
    ({ identityPaper: paper, identityPaperEnd: end }) =>
      paper === undefined || end === undefined || endsLikeItsNumber(paper, end),
    { error: "identity_paper_end_wrong", path: ["identity_paper_end"] },
  ),
  z.refine<Confirmed>((typed) => !isHandOver(typed) || typed.handedTo !== undefined, {
    error: "handed_to_missing",
    path: ["handed_to"],
  }),
] as const;
