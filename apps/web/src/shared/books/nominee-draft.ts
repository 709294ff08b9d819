import type { getBook } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { nextKey, without } from "#forms/keyed-rows.ts";
import { labelOf, t } from "#i18n/i18n.ts";

export type Nominee = OutputOf<typeof getBook>["nominees"][number];

/** A nominee as the fields hold them, all of it text: "yes" or nothing for what is ticked. */
export interface NomineeDraft {
  key: number;
  name: string;
  relation: string;
  mobile: string;
  share: string;
  isMinor: string;
  guardian: string;
}

export interface NomineesDraft {
  /** "yes", or nothing while nobody is named. What was typed stays. */
  namesNominees: string;
  /** One at least. */
  nominees: NomineeDraft[];
}

const blank: NomineeDraft = { key: 0, name: "", relation: "", mobile: "", share: "100", isMinor: "", guardian: "" };
export const blankNominees: NomineesDraft = { namesNominees: "", nominees: [blank] };

/** The draft as the operations take it. */
export function nomineesTyped({ namesNominees, nominees }: NomineesDraft) {
  if (namesNominees === "") return [];
  return nominees.map(({ name, relation, mobile, share, isMinor: minor, guardian }) => {
    const isMinor = minor !== "";
    return {
      name,
      relation,
      ...(mobile !== "" && { mobile }),
      sharePercent: share,
      isMinor,
      ...(isMinor && { guardian }),
    };
  });
}

export function draftOfNominees(nominees: readonly Nominee[]): NomineesDraft {
  if (nominees.length === 0) return blankNominees;
  return {
    namesNominees: "yes",
    nominees: nominees.map(({ name, relation, mobile, sharePercent, isMinor, guardian }, key) => ({
      key,
      name,
      relation,
      mobile: mobile ?? "",
      share: String(sharePercent),
      isMinor: isMinor ? "yes" : "",
      guardian: guardian ?? "",
    })),
  };
}

/** One more. Where all had as much as each other they have so again; else the new one gets what is left. */
export function withNominee(nominees: readonly NomineeDraft[]): NomineeDraft[] {
  const left = 100 - sharesOf(nominees);
  const added = [...nominees, { ...blank, key: nextKey(nominees), share: left > 0 ? String(left) : "" }];
  return isEven(nominees) ? evenly(added) : added;
}

export function withoutNominee(nominees: readonly NomineeDraft[], key: number): NomineeDraft[] {
  const kept = without(nominees, key);
  return isEven(nominees) ? evenly(kept) : kept;
}

/** What they get together, in percent, as far as it can be read. */
export function sharesOf(nominees: readonly NomineeDraft[]): number {
  return nominees.reduce((sum, { share }) => sum + (/^\d+$/.test(share) ? Number(share) : 0), 0);
}

function isEven(nominees: readonly NomineeDraft[]): boolean {
  return evenly(nominees).every(({ share }, at) => share === nominees[at]?.share);
}

/** 34, 33 and 33 percent */
function evenly(nominees: readonly NomineeDraft[]): NomineeDraft[] {
  const count = nominees.length;
  return nominees.map((nominee, at) => ({ ...nominee, share: String(Math.ceil((100 - at) / count)) }));
}

/** "Kavitha Raman, Wife", "Ravi, Son, 50 %, guardian Kavitha Raman" */
export function nomineeText({ name, relation, sharePercent, guardian }: Nominee): string {
  return [
    name,
    labelOf(relation),
    ...(sharePercent === 100 ? [] : [`${sharePercent}\u00a0%`]),
    ...(guardian === null ? [] : [t("guardian {name}", { name: guardian })]),
  ].join(", ");
}

/** All of them in one line. */
export function nomineesText(nominees: readonly Nominee[]): string {
  return nominees.map(nomineeText).join("; ");
}
