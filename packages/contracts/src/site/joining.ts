import type { RefusalCode } from "#kernel/refusals.ts";
import type { Language } from "@thangam/texts/languages";
import { siteAddress } from "./addresses.ts";
import type { SiteFigures, SiteScheme } from "./scheme.ts";

/**
 * The form to join without a program: it is sent to its own address, which answers with the next page. Its fields have the names of the
 * operation's input on the wire, a nominee's the names of a nominee's.
 */
export const joiningFields = [
  "form_key",
  "name",
  "email",
  "has_no_email",
  "mobile",
  "chitschema",
  "shown_scheme",
  "scheme_version",
  "chitamount",
  "nominee.name",
  "nominee.relation",
  "nominee.mobile",
  "nominee.is_minor",
  "nominee.guardian",
  "termsconditions",
  "terms_version",
] as const;
export type JoiningField = (typeof joiningFields)[number];

/** What stands in the fields. A box that is ticked says "yes"; what is blank or not ticked is left out. */
export type JoiningTyped = Readonly<Partial<Record<JoiningField, string>>>;

/** What a button of the form asks for. "show" and "code" draw the form and the place of the code again, and keep nothing. */
export const joiningSteps = ["send", "show", "edit", "verify", "again", "code"] as const;
export type JoiningStep = (typeof joiningSteps)[number];

/** What is read at the end. */
export function joinedAddress(language: Language, isBySms: boolean): string {
  return `${siteAddress({ page: "join" }, language)}&step=done${isBySms ? "&sms" : ""}`;
}

/** Stands where a page that is kept has the key of its form: each reader gets one of their own. */
export const FORM_KEY_PLACE = "%form-key%";

/** Why it was not taken, in the reader's language: at its fields, by their names, or as a whole. */
export interface JoiningProblem {
  refusal: RefusalCode | null;
  message: string;
  errors: readonly { field: string; message: string }[];
}

export type JoiningView =
  | {
      at: "form";
      typed: JoiningTyped;
      /** The scheme whose terms stand on the page, with what an instalment becomes. */
      shown: { scheme: SiteScheme; figures: SiteFigures } | null;
      /** Whether another scheme was asked for than the page showed: its terms are read first. */
      isToRead: boolean;
      problem: JoiningProblem | null;
    }
  | {
      at: "code";
      typed: JoiningTyped;
      requestToken: string;
      /** What was typed of the code when the page is only drawn again. */
      code: string;
      hasSentAgain: boolean;
      problem: JoiningProblem | null;
    }
  | { at: "done"; isBySms: boolean };
