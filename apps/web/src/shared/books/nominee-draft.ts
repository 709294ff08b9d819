import type { getBook } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { labelOf, t } from "#i18n/i18n.ts";

export type Nominee = NonNullable<OutputOf<typeof getBook>["nominee"]>;

/** A nominee as the fields hold them, all of it text: "yes" or nothing for what is ticked. */
export interface NomineeDraft {
  namesNominee: string;
  nomineeName: string;
  nomineeRelation: string;
  nomineeMobile: string;
  nomineeShare: string;
  nomineeIsMinor: string;
  nomineeGuardian: string;
}

export const blankNominee: NomineeDraft = {
  namesNominee: "",
  nomineeName: "",
  nomineeRelation: "",
  nomineeMobile: "",
  nomineeShare: "100",
  nomineeIsMinor: "",
  nomineeGuardian: "",
};

/** The field that shows each error of the operation. */
export const nomineeErrors = {
  "nominee.name": "nomineeName",
  "nominee.relation": "nomineeRelation",
  "nominee.mobile": "nomineeMobile",
  "nominee.sharePercent": "nomineeShare",
  "nominee.guardian": "nomineeGuardian",
} as const;

/** The draft as the operations take it; undefined where nobody is named. */
export function nomineeTyped(draft: NomineeDraft) {
  if (draft.namesNominee === "") return;
  const isMinor = draft.nomineeIsMinor !== "";
  return {
    name: draft.nomineeName,
    relation: draft.nomineeRelation,
    ...(draft.nomineeMobile !== "" && { mobile: draft.nomineeMobile }),
    sharePercent: draft.nomineeShare,
    isMinor,
    ...(isMinor && { guardian: draft.nomineeGuardian }),
  };
}

export function draftOfNominee(nominee: Nominee | null): NomineeDraft {
  if (nominee === null) return blankNominee;
  return {
    namesNominee: "yes",
    nomineeName: nominee.name,
    nomineeRelation: nominee.relation,
    nomineeMobile: nominee.mobile ?? "",
    nomineeShare: String(nominee.sharePercent),
    nomineeIsMinor: nominee.isMinor ? "yes" : "",
    nomineeGuardian: nominee.guardian ?? "",
  };
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
