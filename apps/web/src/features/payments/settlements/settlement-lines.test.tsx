import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const settlement = {
  settlement_id: "setl_1",
  utr: "UTR1",
  settled_on: "2026-05-05",
  net: "-590",
  gross: "-590",
  fee: "0",
  tax: "0",
  lines: 1,
  to_decide: 1,
};
const line = {
  line_id: "7",
  settlement_id: "setl_1",
  settled_on: "2026-05-05",
  gateway_kind: "adjustment",
  entity_id: "adj_1",
  fld_id: null,
  fld_accountno: null,
  gross: "-590",
  fee: "0",
  tax: "0",
  expected: null,
  state: "Unknown",
  decided_at: null,
  decided_by: null,
  remarks: null,
};
const page = { number: 1, size: 10, total: 1 };

test("a line that is decided counts no more in the list of settlements, which the Admin goes back to", async () => {
  const decided = { ...line, decided_at: "2026-05-05T05:00:00.000Z", decided_by: "Meena", remarks: "A penalty" };
  let openCount = 1;
  await openPortal("/gateway_settlements", {
    Get_Gateway_Settlements: () => ({ json: { data: [{ ...settlement, to_decide: openCount }], page } }),
    Get_Settlement_Lines: { json: { data: [line], page } },
    Decide_Settlement_Line: () => {
      openCount = 0;
      return { json: { data: [decided] } };
    },
  });
  expect((await screen.findAllByText("-₹ 590.00")).length).toBe(2);
  await userEvent.click(screen.getByRole("link", { name: "Show the lines that differ" }));
  await userEvent.click(await screen.findByRole("button", { name: "Decide about adj_1" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Remarks" }), "A penalty");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("It is noted.");
  globalThis.history.back();
  const list = await screen.findByRole("table", { name: "Gateway Settlements" });
  await waitFor(() => expect(list.querySelector("tbody td:last-child")?.textContent).toBe("0"));
});
