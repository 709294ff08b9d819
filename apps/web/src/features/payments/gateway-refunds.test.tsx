import { messages } from "@thangam/texts/en/messages";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

const refund = {
  fld_id: "7",
  chitid: "3",
  fld_accountno: "K1001",
  clientid: "2",
  fld_name: "Kavitha Raman",
  paidamount: "500",
  gateway: "razorpay",
  is_gateway_gone: false,
  gateway_payment_id: "pay_1",
  reason: "The client asked",
  state: "Failed at the gateway",
  requested_at: "2026-05-05T05:00:00.000Z",
  tries: 1,
  next_try_at: null,
  last_trouble: null,
  hindrance: null,
  done_at: null,
  refund_id: null,
  other_mode: null,
  other_reference: null,
  settled_by: null,
};

test.each([
  [null, ""],
  ["refund_borne", messages.refund_borne],
  ["payment_disputed", messages.payment_disputed],
])(
  "a refund that failed is neither sent again nor paid another way where something is against it: %s",
  async (hindrance, why) => {
    const page = { number: 1, size: 10, total: 1 };
    await openPortal("/gateway_refunds", { Get_Gateway_Refunds: { json: { data: [{ ...refund, hindrance }], page } } });
    for (const name of [/^Send back now: /, /^Paid another way: /]) {
      const button = await screen.findByRole<HTMLButtonElement>("button", { name });
      expect([button.disabled, button.title]).toEqual([hindrance !== null, why]);
    }
  },
);

test("what waits for a gateway that the shop has no more is not sent by it, but paid another way", async () => {
  const json = {
    data: [{ ...refund, state: "Waiting", is_gateway_gone: true }],
    page: { number: 1, size: 10, total: 1 },
  };
  await openPortal("/gateway_refunds", { Get_Gateway_Refunds: { json } });
  const again = await screen.findByRole<HTMLButtonElement>("button", { name: /^Send back now: / });
  expect([again.disabled, again.title]).toEqual([true, "The shop has another gateway now, or none."]);
  await userEvent.click(screen.getByRole("button", { name: /^Paid another way: / }));
  expect(await screen.findByText(/^The shop has another gateway now, or none\. Look on the pages/)).toBeDefined();
});
