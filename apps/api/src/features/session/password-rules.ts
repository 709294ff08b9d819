import { MIN_PASSWORD_CHARACTERS, MAX_PASSWORD_CHARACTERS } from "@thangam/contracts/values/password-strength";
import { isShortEnough } from "#platform/security/passwords.ts";

/** What anyone would try first on this portal. */
const wordsOfTheShop = [
  "thangam",
  "jewel",
  "jewels",
  "jewellery",
  "jewelry",
  "gold",
  "goldrate",
  "chit",
  "chitfund",
  "scheme",
  "savings",
  "customer",
  "employee",
  "admin",
  "administrator",
  "password",
];

interface Person {
  name: string;
  email: string;
  mobile: string;
}

export type PasswordRefusal =
  | "password_too_short"
  | "password_too_long"
  | "password_too_common"
  | "password_is_personal";

/** Why a person may not choose this password; null when they may. A character is a code point, whatever its script. */
export async function reasonToRefusePassword(password: string, person: Person): Promise<PasswordRefusal | null> {
  const characters = Array.from(password).length;
  if (characters < MIN_PASSWORD_CHARACTERS) return "password_too_short";
  if (characters > MAX_PASSWORD_CHARACTERS || !isShortEnough(password)) return "password_too_long";
  if (isLittleMoreThan(wordsOfTheShop, password) || (await isCommon(password))) return "password_too_common";
  return isPersonal(password, person) ? "password_is_personal" : null;
}

/** One of those everyone uses, also a shorter one that signs make long enough; or hardly more than one character. */
async function isCommon(password: string): Promise<boolean> {
  if (new Set(password).size < 3) return true;
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  return common.has(password.toLowerCase()) || common.has(withoutSigns(password));
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// Half a megabyte that few requests need.
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/** Their name, e-mail or mobile number. */
function isPersonal(password: string, { name, email, mobile }: Person): boolean {
  return isLittleMoreThan([name, ...name.split(/\s+/), email, email.split("@")[0] ?? "", mobile], password);
}

/** One of the words, with fewer than six characters put around it, or digits alone, such as a year. */
function isLittleMoreThan(words: readonly string[], password: string): boolean {
  const bare = withoutSigns(password);
  return words
    .map(withoutSigns)
    .some((word) => word.length >= 4 && bare.includes(word) && isLittle(bare.replaceAll(word, "")));
}

function isLittle(rest: string): boolean {
  return Array.from(rest).length < 6 || /^\p{Decimal_Number}+$/u.test(rest);
}

function withoutSigns(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");
}
