import { addBook } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listSchemes } from "@thangam/contracts/schemes/operations";
import { wireRupees } from "@thangam/contracts/values/money";
import { blankNominees, nomineesTyped } from "#shared/books/nominee-draft.ts";
import type { NomineesDraft } from "#shared/books/nominee-draft.ts";
import { messageOfCode } from "#api/messages.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput, inOrder } from "#forms/resolver.ts";
import type { FieldError } from "#forms/resolver.ts";

export type Scheme = OutputOf<typeof listSchemes>["schemes"][number];

/** One scheme book as the form holds it: text as typed. */
export interface EnrolmentDraft extends NomineesDraft {
  schemeType: string;
  schemeName: string;
  /** The version that is on the screen. */
  schemeVersion: string;
  prefix: string;
  unique: string;
  amountPaise: string;
  instalments: string;
  memberType: string;
  paidMonths: string;
}

export const emptyDraft: EnrolmentDraft = {
  schemeType: "Monthly",
  schemeName: "",
  schemeVersion: "",
  prefix: "",
  unique: "",
  amountPaise: "",
  instalments: "",
  memberType: "New",
  paidMonths: "",
  ...blankNominees,
};

const screenOrder = ["schemeName", "prefix", "unique", "amountPaise", "instalments", "paidMonths", "nominees"];

/** The input of an enrolment, as raw text under our field names. */
export function enrolmentOf(draft: EnrolmentDraft) {
  const { schemeName, schemeVersion, amountPaise, instalments, memberType, paidMonths } = draft;
  const isExisting = memberType === "Existing";
  return {
    schemeName,
    ...(schemeVersion !== "" && { schemeVersion }),
    bookNumber: numberOf(draft),
    amountPaise,
    instalments,
    memberType,
    paidMonths: isExisting ? paidMonths : "",
    nominees: nomineesTyped(draft),
  };
}

export function numberOf({ prefix, unique }: EnrolmentDraft): string {
  return prefix + unique;
}

/** Whether the draft is empty. An empty draft flags every field, any other draft its first mistake. */
export function isUntouched({ schemeName, prefix, unique, amountPaise, instalments }: EnrolmentDraft): boolean {
  return [schemeName, prefix, unique, amountPaise, instalments].every((text) => text === "");
}

/** The mistakes of a draft, in screen order. `others` are the numbers in the list. */
export function mistakesIn(draft: EnrolmentDraft, others: readonly string[]): FieldError[] {
  const checked = checkInput(addBook, { clientId: "1", ...enrolmentOf(draft) });
  const found = fieldErrors(checked.ok ? [] : checked.errors).filter(({ name }) => name !== "bookNumber");
  if (draft.prefix === "") found.push({ name: "prefix", message: messageOfCode("book_prefix_missing") });
  if (!/^\d{1,8}$/.test(draft.unique)) found.push({ name: "unique", message: messageOfCode("book_number_invalid") });
  else if (others.includes(numberOf(draft)))
    found.push({ name: "unique", message: messageOfCode("book_number_taken") });
  if (draft.memberType === "Existing" && draft.paidMonths === "") {
    found.push({ name: "paidMonths", message: messageOfCode("paid_months_invalid") });
  }
  const mistakes = inOrder(found, screenOrder);
  return isUntouched(draft) ? mistakes : mistakes.slice(0, 1);
}

/** The draft after one of its fields changed: a scheme brings its duration, a prefix its amount. */
export function withChange(
  draft: EnrolmentDraft,
  change: Partial<EnrolmentDraft>,
  schemes: readonly Scheme[],
): EnrolmentDraft {
  const next = { ...draft, ...change };
  if (change.schemeType !== undefined && change.schemeType !== draft.schemeType) {
    return { ...next, schemeName: "", schemeVersion: "", prefix: "", amountPaise: "", instalments: "", paidMonths: "" };
  }
  const scheme = schemes.find(({ name }) => name === next.schemeName);
  next.schemeVersion = scheme === undefined ? "" : String(scheme.version);
  if (change.schemeName !== undefined && change.schemeName !== draft.schemeName) {
    const [only, ...more] = scheme?.prefixes ?? [];
    next.prefix = more.length === 0 ? (only?.prefix ?? "") : "";
    next.amountPaise = "";
    next.instalments = scheme === undefined ? "" : String(scheme.instalments);
    next.paidMonths = "";
  }
  if (next.prefix !== draft.prefix) next.amountPaise = amountOfPrefix(scheme, next.prefix);
  return next;
}

/** The amount that a prefix fixes, as text; "" when the client chooses it. */
export function amountOfPrefix(scheme: Scheme | undefined, prefix: string): string {
  const amountPaise = scheme?.prefixes.find((known) => known.prefix === prefix)?.amountPaise ?? null;
  return amountPaise === null ? "" : wireRupees(amountPaise);
}
