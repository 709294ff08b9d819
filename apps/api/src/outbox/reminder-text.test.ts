import { languages } from "@thangam/texts/languages";
import { expect, test } from "vitest";
import { unnamedShop } from "@thangam/contracts/settings/profile-schemas";
import { requireInstance } from "#integrations/sms/template.ts";
import { reminderText } from "./reminder-text.ts";

const reader = { name: "Kavitha", email: "kavitha@example.com", language: "en", shop: unnamedShop };
const book = { bookNumber: "GE1", schemeName: "Thanga Mazhai" };
const day = "2026-05-04";

test("one reminder names every book: what is due, what is overdue, what matures, and how to stop them", () => {
  const lines = [
    { ...book, day: "2026-04-27", amountPaise: 100_000n },
    { ...book, bookNumber: "GE2", day, amountPaise: 50_000n },
    { ...book, bookNumber: "GE3", day: "2026-05-07", amountPaise: 250_000n },
    { ...book, bookNumber: "GE4", day, amountPaise: null },
    { ...book, bookNumber: "GE5", day: "2026-06-03", amountPaise: null },
    { ...book, bookNumber: "GE6", day: "2026-05-02", amountPaise: null },
  ];
  const { subject, mail, sms } = reminderText("reminder_due", reader, { day, lines });
  expect(subject).toBe("A payment is due: GE1, GE2, GE3");
  expect(mail.split("\n\n").slice(1, -2)).toEqual([
    "A reminder of your jewel savings:",
    "GE1 (Thanga Mazhai): Rs 1,000.00 is not paid yet. It was due on 27-04-2026.",
    "GE2 (Thanga Mazhai): Rs 500.00 is due today, 04-05-2026.",
    "GE3 (Thanga Mazhai): Rs 2,500.00 is due on 07-05-2026.",
    "GE4 (Thanga Mazhai) matures today, 04-05-2026. The shop is glad to help you choose your jewellery.",
    "GE5 (Thanga Mazhai) matures on 03-06-2026.",
    "GE6 (Thanga Mazhai) matured on 02-05-2026. The shop is glad to help you choose your jewellery.",
  ]);
  expect(mail).toContain("You can switch reminders off in your profile in the portal.");
  expect(sms?.text).toBe(
    "Dear Kavitha, Rs 4,000.00 for book GE1, GE2, GE3, due on 27-04-2026. If it is paid already, thank you.",
  );
});

test("where nothing is to be paid, the reminder is of what matures", () => {
  const { subject, sms } = reminderText("reminder_matures", reader, {
    day,
    lines: [{ ...book, day: "2026-05-11", amountPaise: null }],
  });
  expect(subject).toBe("Your savings mature: GE1");
  expect(sms?.text).toBe("Dear Kavitha, your jewel savings book GE1 matures on 11-05-2026. Please visit the shop.");
});

test("in every language, and with however many books, the SMS fits its template", () => {
  const lines = Array.from({ length: 20 }, (_, n) => ({ ...book, bookNumber: `GE100${n}`, day, amountPaise: 50_000n }));
  for (const language of languages) {
    const { mail, sms } = reminderText("reminder_due", { ...reader, language }, { day, lines });
    expect(mail).toContain("GE10019");
    expect(() => sms && requireInstance(sms)).not.toThrow();
  }
});
