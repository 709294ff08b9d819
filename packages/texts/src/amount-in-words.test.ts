import { expect, test } from "vitest";
import { amountInWords as inWords } from "./amount-in-words.ts";
import { languages } from "./languages.ts";
import type { Language } from "./languages.ts";
import { textsOf } from "./server.ts";

const amountInWords = (amountPaise: bigint, language: Language) => inWords(amountPaise, textsOf(language));

test.each([
  [50_000n, "Rupees Five Hundred only"],
  [150_050n, "Rupees One Thousand Five Hundred and Fifty Paise only"],
  [12_345_600n, "Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six only"],
  [10_000_000_00n, "Rupees One Crore only"],
  [12_00_00_00_019_00n, "Rupees One Thousand Two Hundred Crore Nineteen only"],
  [7n, "Rupees Zero and Seven Paise only"],
])("%s paise in English: %s", (amount, words) => expect(amountInWords(amount, "en")).toBe(words));

test.each([
  [50_000n, "ரூபாய் ஐநூறு மட்டும்"],
  [100_000n, "ரூபாய் ஆயிரம் மட்டும்"],
  [150_050n, "ரூபாய் ஆயிரத்து ஐநூறு மற்றும் ஐம்பது பைசா மட்டும்"],
  [500_000n, "ரூபாய் ஐந்தாயிரம் மட்டும்"],
  [990_000n, "ரூபாய் ஒன்பதாயிரத்து தொள்ளாயிரம் மட்டும்"],
  [12_345_600n, "ரூபாய் ஒரு லட்சத்து இருபத்து மூன்றாயிரத்து நானூற்று ஐம்பத்து ஆறு மட்டும்"],
  [2_00_00_000_00n, "ரூபாய் இரண்டு கோடி மட்டும்"],
  [1_00_00_001_00n, "ரூபாய் ஒரு கோடியே ஒன்று மட்டும்"],
])("%s paise in Tamil: %s", (amount, words) => expect(amountInWords(amount, "ta")).toBe(words));

test.each([
  [50_000n, "पाँच सौ रुपये मात्र"],
  [150_050n, "एक हज़ार पाँच सौ रुपये और पचास पैसे मात्र"],
  [12_345_600n, "एक लाख तेईस हज़ार चार सौ छप्पन रुपये मात्र"],
  [99_00_000_00n, "निन्यानवे लाख रुपये मात्र"],
])("%s paise in Hindi: %s", (amount, words) => expect(amountInWords(amount, "hi")).toBe(words));

test("no two amounts up to ten thousand rupees read alike, in any language", () => {
  for (const language of languages) {
    const said = new Set(Array.from({ length: 10_000 }, (_, rupees) => amountInWords(BigInt(rupees) * 100n, language)));
    expect(said.size).toBe(10_000);
  }
});
