import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { kindLabels } from "./approval-labels.ts";
import { changeWords, factWords } from "./danger-labels.ts";

test.each([
  ["/approvals", "Nothing waits for your decision."],
  ["/approvals?search=Kavitha", "There is no request here."],
  ["/approvals?kind=refund", "There is no request here."],
])("%s, which finds nothing, says: %s", async (path, sentence) => {
  await openPortal(path, { Get_Approvals: { json: { data: [], page: { number: 1, size: 10, total: 0 } } } });
  expect(await screen.findByText(sentence)).toBeDefined();
});

test.each([
  ["confirmed", "It has the money"],
  ["not_found", "It does not have the money"],
  ["under_way", "Somebody is trying to pay"],
  ["not_asked", "It was not asked yet"],
  [null, null],
])("beside a request stands what the gateway itself says of the money: %s", async (word, sentence) => {
  const danger = { kind: "refund", record_type: "payment", record_id: "7", subject: "K1001", from: null, to: "Online" };
  const request = {
    approval_id: "5",
    state: "waiting",
    operation: "Refund_Payment",
    dangers: [{ ...danger, amount: "500", facts: { client: "Kavitha Raman" } }],
    gateway_word: word,
    gateway_word_at: word === null || word === "not_asked" ? null : "2026-05-05T05:30:00.000Z",
    reason: "Paid twice",
    maker_id: "2",
    maker: "Meena",
    asked_at: "2026-05-05T05:00:00.000Z",
    expires_at: "2026-05-08T05:00:00.000Z",
    takes_effect_at: null,
    checker: null,
    decided_at: null,
    remarks: null,
    outcome: null,
    can_decide: true,
    can_cancel: false,
  };
  const json = { data: [request], page: { number: 1, size: 10, total: 1 } };
  await openPortal("/approvals", { Get_Approvals: { json } });
  await screen.findAllByText(/Kavitha Raman/);
  if (sentence === null) expect(screen.queryAllByText(/The gateway itself/)).toEqual([]);
  else {
    expect(screen.getAllByText(sentence)).not.toEqual([]);
    const said = screen.getAllByText(/The gateway itself/).map(({ textContent }) => textContent.includes(":00"));
    expect(said.every((isDated) => isDated === (word !== "not_asked"))).toBe(true);
  }
});

test("what the server lists is said in the reader's language, word by word", async () => {
  await speak("ta");
  expect(factWords("ways", "Voucher, V-2201; Refund, Cash")).toBe("வவுச்சர், V-2201; திருப்பித் தருக, ரொக்கம்");
  expect(changeWords("nominee", "Ravi, Son, 60 %; Priya, Daughter, 40 %")).toBe("Ravi, மகன், 60 %; Priya, மகள், 40 %");
  expect(changeWords("import", "Imported")).not.toBe("Imported");
  expect(kindLabels().holidays).not.toBe("Holidays");
  await speak("en");
});
