import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

/** Money that came twice, which the gateway holds. */
const exception = {
  exception_id: "5",
  kind: "second_capture",
  fld_id: "7",
  chitid: "3",
  fld_accountno: "K1001",
  chitstatus: "Approved",
  clientid: "2",
  fld_name: "Kavitha Raman",
  fld_mobile: "9876543210",
  paidamount: "500",
  paymentmode: "Online",
  status: "Successfully Transfer",
  saves_gold: false,
  held_by_gateway: true,
  paiddate: "2026-05-05T05:00:00.000Z",
  transid: null,
  raised_at: "2026-05-05T05:00:00.000Z",
  raised_by: null,
  resolved_at: null,
  resolved_by: null,
  resolution: null,
  returned_mode: null,
  reference: null,
  remarks: null,
  refund_state: null,
  moved_amount: null,
  moved_reference: null,
  failed_at: null,
  other_payment: null,
  other_receipt: null,
  respond_by: null,
  hindrance: null,
  decisions: [],
  receiptno: null,
};
const others = ["Returned through the gateway", "Kept as an instalment"];

test.each([
  [null, [...others, "Money returned"]],
  ["payment_disputed", others],
  ["refund_undecided", others],
])("that money was returned is offered where nothing is against it: %s", async (hindrance, choices) => {
  const json = { data: [{ ...exception, hindrance }], page: { number: 1, size: 10, total: 1 } };
  await openPortal("/payment_exceptions", { Get_Payment_Exceptions: { json } });
  await userEvent.click(await screen.findByRole("button", { name: /^Resolve payment 7 / }));
  const radios = await screen.findAllByRole("radio");
  expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual(choices);
});
