import { codesOf } from "./codes.ts";

export const paymentStatusCodes = codesOf({
  pending: "Pending",
  verified: "Successfully Transfer",
  credited: "Payment Approved",
  failed: "Failed",
  refunded: "Refunded",
});
export const paymentStatuses = paymentStatusCodes.phrases;

const counterMethods = { cash: "Cash", card: "Card", upi: "UPI", cheque: "Cheque", bank: "Bank" } as const;

/** The methods in which money is taken and given back at the counter. */
export const counterModeCodes = codesOf(counterMethods);
export const counterModes = counterModeCodes.phrases;

export const paymentModeCodes = codesOf({ ...counterMethods, online: "Online" });
export const paymentModes = paymentModeCodes.phrases;
