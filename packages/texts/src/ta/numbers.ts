import { groupsOf } from "#number-groups.ts";
import type { NumberWords } from "#number-words.ts";

/** Amounts in Tamil words. */
export const numbers: NumberWords = {
  number: tamilNumber,
  amount: (rupees, paise) => `ரூபாய் ${rupees}${paise === null ? "" : ` மற்றும் ${paise} பைசா`} மட்டும்`,
};

const upToNineteen = `
  பூஜ்யம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து
  பதினொன்று பன்னிரண்டு பதின்மூன்று பதினான்கு பதினைந்து பதினாறு பதினேழு பதினெட்டு பத்தொன்பது
`
  .trim()
  .split(/\s+/);
/** Tens and hundreds from one on: alone, and before what follows them. */
const tens = `
  பத்து/பத்து இருபது/இருபத்து முப்பது/முப்பத்து நாற்பது/நாற்பத்து ஐம்பது/ஐம்பத்து
  அறுபது/அறுபத்து எழுபது/எழுபத்து எண்பது/எண்பத்து தொண்ணூறு/தொண்ணூற்று
`
  .trim()
  .split(/\s+/);
const hundreds = `
  நூறு/நூற்று இருநூறு/இருநூற்று முந்நூறு/முந்நூற்று நானூறு/நானூற்று ஐநூறு/ஐநூற்று
  அறுநூறு/அறுநூற்று எழுநூறு/எழுநூற்று எண்ணூறு/எண்ணூற்று தொள்ளாயிரம்/தொள்ளாயிரத்து
`
  .trim()
  .split(/\s+/);

/** A number in Tamil words: 123456n → "ஒரு லட்சத்து இருபத்து மூன்றாயிரத்து நானூற்று ஐம்பத்து ஆறு". */
function tamilNumber(number: bigint): string {
  if (number === 0n) return upToNineteen[0] ?? "";
  const { crores, lakhs, thousands, hundreds: hundred, rest } = groupsOf(number);
  const parts: string[] = [];
  const append = (alone: string, before: string, isLast: boolean) => parts.push(isLast ? alone : before);
  if (crores > 0n) {
    const count = crores === 1n ? "ஒரு" : tamilNumber(crores);
    append(`${count} கோடி`, `${count} கோடியே`, number % 10_000_000n === 0n);
  }
  if (lakhs > 0) {
    const count = lakhs === 1 ? "ஒரு" : belowHundred(lakhs);
    append(`${count} லட்சம்`, `${count} லட்சத்து`, number % 100_000n === 0n);
  }
  if (thousands > 0) {
    const count = thousands === 1 ? "ஆயிர" : joinedWithThousand(belowHundred(thousands));
    append(`${count}ம்`, `${count}த்து`, number % 1000n === 0n);
  }
  const [alone, before] = (hundreds[hundred - 1] ?? "").split("/");
  if (alone !== undefined && before !== undefined) append(alone, before, rest === 0);
  if (rest > 0) parts.push(belowHundred(rest));
  return parts.join(" ");
}

function belowHundred(number: number): string {
  const last = upToNineteen[number % 10] ?? "";
  if (number < 20) return upToNineteen[number] ?? "";
  const [alone = "", before = ""] = (tens[Math.floor(number / 10) - 1] ?? "").split("/");
  return number % 10 === 0 ? alone : `${before} ${last}`;
}

/** "மூன்று" + "ஆயிரம்" grow together to "மூன்றாயிரம்"; the end that declines is left off. */
function joinedWithThousand(count: string): string {
  return `${count.replace(/ு$/, "")}ாயிர`;
}
