import type { JoiningTyped } from "@thangam/contracts/site/joining";
import { NO_EMAIL } from "@thangam/contracts/values/people";
import type { Language } from "@thangam/texts/languages";

/** What stands in the form, as the operation takes it. Blanks and signs in a number are forgiven, as the program's fields do. */
export function joiningInput(typed: JoiningTyped, language: Language): object {
  return {
    form_key: typed.form_key,
    name: typed.name,
    email: typed.has_no_email === undefined ? typed.email : NO_EMAIL,
    mobile: typed.mobile,
    chitschema: typed.chitschema,
    scheme_version: typed.scheme_version,
    chitamount: typed.chitamount?.replaceAll(/[₹,\s]/g, ""),
    nominees: nomineesIn(typed),
    termsconditions: typed.termsconditions === "yes",
    terms_version: typed.terms_version,
    language,
  };
}

/** One at most: of more the shares would have to be typed. Who typed nothing of a nominee names nobody. */
function nomineesIn(typed: JoiningTyped): object[] {
  const { "nominee.name": name, "nominee.relation": relation, "nominee.mobile": mobile } = typed;
  const { "nominee.is_minor": minor, "nominee.guardian": guardian } = typed;
  if ([name, relation, mobile, minor, guardian].every((part) => part === undefined)) return [];
  const isMinor = minor !== undefined;
  return [
    {
      name,
      relation,
      mobile,
      is_minor: isMinor,
      guardian: isMinor ? guardian : undefined,
    },
  ];
}
