import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const receipt = {
  number: 1,
  kind: "Receipt",
  business_day: "2026-05-04",
  paid_on: "2026-05-03",
  fld_id: "7",
  receiptno: "T2627-0000007",
  paymentmode: "Online",
  installmentno: 1,
  installment_count: 1,
  amount: "1000",
  weight: "0",
  paid_total: "1000",
  weight_total: "0",
};
const passbook = {
  chitid: "3",
  fld_accountno: "K1",
  fld_name: "Kavitha Raman",
  fld_chitschema: "Thanga Mazhai",
  fld_chitamount: "1000",
  fld_duration: 15,
  saves_gold: false,
  status: "Approved",
  opened_on: "2026-05-01",
  paid_total: "2000",
  weight_total: "0",
  instalments_paid: 2,
  settlement: null,
  nominees: [],
  entries: [receipt, { ...receipt, number: 2, paid_on: null, installmentno: 2, paid_total: "2000" }],
  page: { number: 1, size: 25, total: 2 },
};

test("an entry says when its payment was made, where that is another day than the one of its credit", async () => {
  await openPortal("/passbook?book=K1", { Get_Passbook: { json: { data: passbook } } });
  const days = (await screen.findAllByText(/^04-05-2026/)).map((date) => date.closest("td")?.textContent);
  expect(days).toEqual(["04-05-2026paid on 03-05-2026", "04-05-2026"]);
  // Staff read the words of their own work.
  expect(screen.getByText("Approved")).toBeDefined();
});

test("an empty passbook has no pages to turn", async () => {
  const empty = { ...passbook, entries: [], page: { ...passbook.page, total: 0 } };
  await openPortal("/passbook?book=K1", { Get_Passbook: { json: { data: empty } } });
  await screen.findByText("Nothing was posted to this book yet.");
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
});
