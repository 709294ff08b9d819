export const paymentStatuses = ["Pending", "Successfully Transfer", "Payment Approved", "Failed", "Refunded"] as const;

export const counterModes = ["Cash", "Card", "UPI", "Cheque", "Bank"] as const;

export const paymentModes = [...counterModes, "Online"] as const;
