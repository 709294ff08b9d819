import { expect, test } from "vitest";
import { BadSignature } from "./port.ts";
import { upiGateway } from "./upi.ts";

const gateway = upiGateway({ payee: "thangam.shop@okbank", payeeName: "Thangam Jewellers & Sons" });
const now = new Date("2026-05-04T05:30:00Z");

test("an order is a reference of letters and digits that a statement can show, and nobody is asked about it", async () => {
  expect(await gateway.openOrder({ paymentId: 71n, amountPaise: 250_000n, bookNumber: "K1042", now })).toEqual({
    orderId: "TGM00000071",
    payUrl: "/pay_by_upi?payment=71",
    expiresAt: null,
    moneyUntil: null,
    isAskable: false,
  });
});

test("the link names payee, amount with two places, rupees and the reference, escaped as UPI apps read it", () => {
  const link = gateway.linkOf({ orderId: "TGM00000071", amountPaise: 250_000n, bookNumber: "K1042" });
  expect(link).toBe(
    "upi://pay?pa=thangam.shop@okbank&pn=Thangam%20Jewellers%20%26%20Sons&am=2500.00&cu=INR&tr=TGM00000071" +
      "&tn=Book%20K1042%20ref%20TGM00000071",
  );
  expect(gateway.linkOf({ orderId: "TGM1", amountPaise: 10_050n, bookNumber: "K1" })).toContain("&am=100.50&");
});

test("nothing that is sent counts as news: staff confirm it", async () => {
  expect(() => gateway.readWebhook(Buffer.from("{}"), new Map())).toThrow(BadSignature);
  expect(() => gateway.readReturn(new Map())).toThrow(BadSignature);
  expect(await gateway.stateOf("TGM00000071", now)).toEqual({
    captures: [],
    failure: null,
    isUnderWay: true,
    returned: [],
  });
});
