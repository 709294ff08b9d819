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
  terms: null,
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

test("of a refund at a gateway that is gone it says what to look up there, and asks for the number of what was sent", async () => {
  const stranded = {
    ...exception,
    kind: "gateway_gone",
    status: "Refunded",
    moved_amount: "500",
    moved_reference: "pay_29QQoUBi66xm2f",
    decisions: ["Sent by the gateway", "Not sent by the gateway"],
  };
  const json = { data: [stranded], page: { number: 1, size: 10, total: 1 } };
  const shop = await openPortal("/payment_exceptions", {
    Get_Payment_Exceptions: { json },
    Resolve_Payment_Exception: { json: { data: [{ ...stranded, resolution: "Sent by the gateway" }] } },
  });
  expect(await screen.findAllByText("The gateway that was to send it back is gone")).not.toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: /^Resolve payment 7 / }));
  expect(
    await screen.findByText(/look for the payment pay_29QQoUBi66xm2f\. Its refunds tell whether ₹\s?500/),
  ).toBeDefined();
  await userEvent.click(await screen.findByRole("radio", { name: "Not sent by the gateway" }));
  expect(screen.getByText(/Pay it another way at Gateway Refunds\./)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Sent by the gateway" }));
  await userEvent.type(screen.getByRole("textbox", { name: /Remarks/ }), "Read in the dashboard");
  await userEvent.click(screen.getByRole("button", { name: "Resolve" }));
  expect(await screen.findByText("Enter the gateway's number of the refund.")).toBeDefined();
  expect(shop.calls("Resolve_Payment_Exception")).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: /Number of the refund/ }), "rfnd_1");
  await userEvent.click(screen.getByRole("button", { name: "Resolve" }));
  await screen.findByText("The payment exception is resolved.");
  expect(shop.calls("Resolve_Payment_Exception").map(({ body }) => body)).toMatchObject([
    { exception_id: "5", resolution: "Sent by the gateway", reference: "rfnd_1" },
  ]);
});

test("of money that the gateway does not have it says what to look up, and what each decision does", async () => {
  const missing = {
    ...exception,
    kind: "capture_not_found",
    status: "Payment Approved",
    moved_amount: "500",
    moved_reference: "pay_29QQoUBi66xm2f",
    hindrance: "capture_not_found",
    decisions: ["No money came", "Borne by the shop"],
  };
  const json = { data: [missing], page: { number: 1, size: 10, total: 1 } };
  await openPortal("/payment_exceptions", { Get_Payment_Exceptions: { json } });
  expect(await screen.findAllByText("The gateway does not have its money")).not.toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: /^Resolve payment 7 / }));
  expect(await screen.findByText(/does not have the money pay_29QQoUBi66xm2f\./)).toBeDefined();
  await userEvent.click(await screen.findByRole("radio", { name: "No money came" }));
  expect(screen.getByText(/^The payment is taken back from its book\. Nothing is sent/)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Borne by the shop" }));
  expect(screen.getByText(/^The book keeps the payment\./)).toBeDefined();
});

test("about money that no settlement contains nothing is decided: a report ends it", async () => {
  const json = { data: [{ ...exception, kind: "not_settled" }], page: { number: 1, size: 10, total: 1 } };
  await openPortal("/payment_exceptions", { Get_Payment_Exceptions: { json } });
  expect(await screen.findAllByText("No settlement of the gateway contains it yet")).not.toEqual([]);
  const button = await screen.findByRole("button", { name: /^Resolve payment 7 / });
  expect(button.getAttribute("aria-disabled") ?? button.hasAttribute("disabled")).toBeTruthy();
});
