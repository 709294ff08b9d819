import { groupsOf } from "./number-groups.ts";
import { hindiBelowHundred } from "./number-words-hi.ts";
import { tamilNumber } from "./number-words-ta.ts";

type Language = "en" | "ta" | "hi";

/** 150050n → "Rupees One Thousand Five Hundred and Fifty Paise only", with lakhs and crores, in the reader's language. */
export function amountInWords(amountPaise: bigint, language: Language): string {
  const rupees = amountPaise / 100n;
  const paise = amountPaise % 100n;
  const say = numberIn[language];
  return phraseIn[language](say(rupees), paise === 0n ? null : say(paise));
}

const numberIn: Readonly<Record<Language, (number: bigint) => string>> = {
  en: englishNumber,
  ta: tamilNumber,
  hi: hindiNumber,
};

const phraseIn: Readonly<Record<Language, (rupees: string, paise: string | null) => string>> = {
  en: (rupees, paise) => `Rupees ${rupees}${paise === null ? "" : ` and ${paise} Paise`} only`,
  ta: (rupees, paise) => `ரூபாய் ${rupees}${paise === null ? "" : ` மற்றும் ${paise} பைசா`} மட்டும்`,
  hi: (rupees, paise) => `${rupees} रुपये${paise === null ? "" : ` और ${paise} पैसे`} मात्र`,
};

const ones = `
  Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve
  Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen
`
  .trim()
  .split(/\s+/);
const tens = "Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");

function englishNumber(number: bigint): string {
  return inGroups(number, englishBelowHundred, {
    crore: "Crore",
    lakh: "Lakh",
    thousand: "Thousand",
    hundred: "Hundred",
  });
}

function englishBelowHundred(number: number): string {
  const last = number % 10;
  if (number < 20) return ones[number] ?? "";
  return `${tens[Math.floor(number / 10) - 1] ?? ""}${last === 0 ? "" : ` ${ones[last] ?? ""}`}`;
}

function hindiNumber(number: bigint): string {
  return inGroups(number, (below) => hindiBelowHundred[below] ?? "", {
    crore: "करोड़",
    lakh: "लाख",
    thousand: "हज़ार",
    hundred: "सौ",
  });
}

/** Languages that say a count and then its unit, one group after the other. */
function inGroups(
  number: bigint,
  belowHundred: (number: number) => string,
  units: { crore: string; lakh: string; thousand: string; hundred: string },
): string {
  if (number === 0n) return belowHundred(0);
  const { crores, lakhs, thousands, hundreds, rest } = groupsOf(number);
  return [
    crores > 0n && `${inGroups(crores, belowHundred, units)} ${units.crore}`,
    lakhs > 0 && `${belowHundred(lakhs)} ${units.lakh}`,
    thousands > 0 && `${belowHundred(thousands)} ${units.thousand}`,
    hundreds > 0 && `${belowHundred(hundreds)} ${units.hundred}`,
    rest > 0 && belowHundred(rest),
  ]
    .filter((part) => part !== false)
    .join(" ");
}
