import { expect, test } from "vitest";
import { isPlainName, nameInText } from "./plain-name.ts";
import { smsFact, smsPattern } from "./sms-places.ts";

/** What is typed as a name, and what texts of the shop make of it; null where it is refused. */
const cases: readonly (readonly [string, string | null])[] = [
  ["Kavitha S", "Kavitha S"],
  ["Kavitha S.", "Kavitha S."],
  ["S. Meena", "S. Meena"],
  ["Lakshmi. K", "Lakshmi. K"],
  ["Mohd. Ali", "Mohd. Ali"],
  ["J. D'Souza 2", "J. D'Souza 2"],
  ["R.Lakshmi", "R. Lakshmi"],
  ["r.lakshmi", "r. lakshmi"],
  ["K.R.Ramasamy", "K.R. Ramasamy"],
  ["Ram.Kumar", "Ram. Kumar"],
  ["RAM.KUMAR", "RAM. KUMAR"],
  ["Sri.Indira", "Sri. Indira"],
  ["smt.meena", "smt. meena"],
  ["Ravi M.Com", "Ravi M. Com"],
  ["Ravi B.Sc.", "Ravi B. Sc."],
  ["கே.மீனா", "கே. மீனா"],
  ["திரு.முருகன்", "திரு. முருகன்"],
  ["श्री.राम", "श्री. राम"],
  ["Dot Mary", "Dot Mary"],
  // What no list knows, in capitals: a name to look at, and no link in a text.
  ["EVIL.ZONE", "EVIL. ZONE"],
  ["evil.com", null],
  ["Evil.Com", null],
  ["EVIL.COM", null],
  ["evil.sbs", null],
  ["evil.zone", null],
  ["win gold evil.example now", null],
  ["evil.рф", null],
  ["ЗОЛОТО.РФ", null],
  ["தங்கம்.இந்தியா", null],
  ["evil.भारत", null],
  ["evil.xn--p1ai", null],
  ["EVIL.XN--P1AI", null],
  ["黄金.公司", null],
  ["evil .com", null],
  ["evil .sbs", null],
  ["win-cash.zone", null],
  ["m.com", null],
  ["t.me", null],
  ["dr.com", null],
  ["bit.ly/x", null],
  ["Ram.Kumar/pay", null],
  ["win-cash。com", null],
  ["win-cash．com", null],
  ["win-cash｡com", null],
  ["evil[.]com", null],
  ["evil (dot) com", null],
  ["evil dot com", null],
  ["8.8.8.8", null],
  ["www.Example", null],
  ["https://Example", null],
  ["a@b", null],
  ["98400-12345", null],
  ["௯௮௪௦௦௧௨௩௪௫", null],
];

test.each(cases)("the name %j stands in texts as %j, and in an SMS as operators take it", (typed, written) => {
  expect(isPlainName(typed)).toBe(written !== null);
  expect(nameInText(typed, "customer")).toBe(written ?? "customer");
  const fact = smsFact("name", typed, "customer");
  expect(fact).toBe(written ?? "customer");
  expect(smsPattern("{name}").test(fact)).toBe(true);
});
