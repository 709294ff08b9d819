import { screen, within } from "@testing-library/react";
import { statementFaults } from "@thangam/contracts/evidence/schemas";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { faultLabel } from "./evidence.ts";

const key = { id: "0123456789ABCDEF0123456789ABCDEF", key: "aa", from: "2026-05-01T04:30:00.000Z", is_endorsed: false };
const seal = {
  number: "7",
  at: "2026-05-04T06:30:00.000Z",
  reason: "hour",
  leaves: "120",
  changed: "3",
  unsound: "0",
  took_ms: 12,
  stored_at: null,
  mailed_at: null,
};
const evidence = { checkpoints: [seal], note: "a seal", has_store: false, verifications: [], keys: [key] };
const keys = { Get_Evidence_Keys: { json: { data: [{ keys: [key], newest: "a seal" }] } } };
const book = {
  accountno: "K1",
  instalments: 3,
  paid: "1500",
  gold: "0.000",
  sealed_at: "2026-05-04T06:30:00.000Z",
  seal_number: "7",
};

async function check(answer: object, content = '{ "format": "thangam statement v1" }') {
  await openPortal("/check_statement", { ...keys, Check_Statement: { json: { data: answer } } });
  const file = new File([content], "statement.json", { type: "application/json" });
  await userEvent.upload(await screen.findByLabelText("The file statement.json"), file);
}

test("a seal that goes on from the one before says so, and names its key", async () => {
  await openPortal("/evidence", { Get_Evidence: { json: { data: evidence } } });
  await screen.findByText("Nothing was altered");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByText("0123-4567-89AB-CDEF-0123-4567-89AB-CDEF")).toHaveLength(1);
});

test("records that do not go on from what was sealed, and what a check found, stand in an alert", async () => {
  const checked = { id: "1", kind: "full", started_at: seal.at, finished_at: seal.at, journals: "9" };
  const verifications = [{ ...checked, finding_count: 1, findings: ["Journal 4 was altered."] }];
  const altered = { ...evidence, checkpoints: [{ ...seal, unsound: "2" }], verifications };
  await openPortal("/evidence", { Get_Evidence: { json: { data: altered } } });
  await screen.findByText("Something was altered");
  const [ofSeal, ofCheck] = screen.getAllByRole("alert");
  expect(ofSeal?.textContent).toContain("2 records do not go on from what was sealed before.");
  expect(within(ofCheck!).getAllByText("Journal 4 was altered.")).toHaveLength(1);
});

test("a genuine statement is shown with what it says, and the keys of the shop beside it", async () => {
  await check({ verdict: "genuine", why: null, book });
  await screen.findByText("This statement is genuine.");
  expect(screen.getAllByText("K1")).toHaveLength(1);
  expect(screen.getAllByText("0123-4567-89AB-CDEF-0123-4567-89AB-CDEF")).toHaveLength(1);
});

test("another file is no statement: it is not sent, and nobody is told that something was altered", async () => {
  await check({ verdict: "altered", why: "This is no statement.", book: null }, "a shopping list");
  const [refused] = await screen.findAllByRole("alert");
  expect(refused?.textContent).toBe("Choose the file statement.json of the folder that you saved.");
  expect(screen.queryByText("This statement was altered.")).toBeNull();
});

test("an altered statement is called so, with what does not fit, and shows nothing that it says", async () => {
  await check({ verdict: "altered", why: "The lines are not those of the book.", book: null });
  await screen.findByText("This statement was altered.");
  expect(screen.getAllByText("The lines are not those of the book.")).toHaveLength(1);
  expect(screen.queryByText("K1")).toBeNull();
});

test.each([
  ["ta", /[\u0b80-\u0bff]/],
  ["hi", /[\u0900-\u097f]/],
] as const)(
  "what does not fit is said in the language %s, each fault in words of its own",
  async (language, letters) => {
    await speak(language);
    const said = statementFaults.map(faultLabel);
    await speak("en");
    expect(said.filter((words) => !letters.test(words))).toEqual([]);
    expect(new Set(said).size).toBe(statementFaults.length);
  },
);
