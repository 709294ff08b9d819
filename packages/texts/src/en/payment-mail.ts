/** The messages about a payment. */
export const paymentMail = {
  payment_acknowledged: {
    subject: "Payment received for book {book}",
    mail: ["Thank you: your payment of {amount} for book {book} ({scheme}) was received."],
    sms: "{amount} received for book {book}. Receipt {receipt}. Thank you.",
  },
  payment_acknowledged_again: {
    subject: "Your payment for book {book}, once more",
    mail: [
      "Once more for your records: your earlier payment of {amount} for book {book} ({scheme}) was received. No further payment was made.",
    ],
    sms: "once more for your records: {amount} was received for book {book}, receipt {receipt}. No further payment was made.",
  },
  payment_verified: {
    subject: "Your payment for book {book} has come in",
    mail: [
      "Your payment of {amount} for book {book} ({scheme}) has come in. The shop credits it to your book shortly; the receipt follows then.",
    ],
    smsInstead: "{amount} for book {book} has come in and is credited shortly.",
  },
  payment_failed: {
    subject: "Payment for book {book} did not succeed",
    mail: [
      "Sorry: your payment of {amount} for book {book} ({scheme}) did not succeed. Nothing was credited. You can pay again at any time.",
    ],
    smsInstead: "your payment of {amount} for book {book} did not succeed. Nothing was credited. You can pay again.",
  },
  payment_refunded: {
    subject: "Payment for book {book} refunded",
    mail: [
      "As agreed, your payment of {amount} for book {book} ({scheme}) has been refunded. It no longer counts towards the book.",
    ],
    sms: "{amount} paid for book {book} has been refunded.",
  },
  payment_refunded_again: {
    subject: "Your refund for book {book}, once more",
    mail: [
      "Once more for your records: your payment of {amount} for book {book} ({scheme}) was refunded earlier. No further refund was made.",
    ],
    sms: "once more for your records: {amount} paid for book {book} was refunded earlier. No further refund was made.",
  },
  payment_moved: {
    subject: "Payment for book {book} moved to another book",
    mail: [
      "Your payment of {amount} was entered for book {book} ({scheme}) by mistake. It now counts towards the book it was meant for, and no longer towards book {book}. No money was paid out.",
      "If this is not right, please call the shop.",
    ],
    sms: "{amount} entered for book {book} by mistake now counts towards the book it was meant for.",
  },
  cheque_bounced: {
    subject: "Your cheque for book {book} was not paid",
    mail: [
      "Your bank has not paid the cheque of {amount} for book {book} ({scheme}). It does not count towards the book, and a receipt that you have for it is void.",
      "Please call the shop, or pay again in another way.",
    ],
    sms: "Your cheque of {amount} for book {book} was not paid by the bank and does not count.",
  },
  cheque_bounced_settled: {
    subject: "Your cheque for book {book} was not paid",
    mail: [
      "Your bank has not paid the cheque of {amount} for book {book} ({scheme}). The amount of this cheque was given out before: the book was settled, or the payment was paid back or moved. So you owe it to the shop.",
      "Please call the shop, or pay it in another way.",
    ],
    sms: "Your cheque of {amount} for book {book} was not paid by the bank, and you owe it to the shop. Please call the shop.",
  },
  payment_returned: {
    subject: "Payment for book {book} returned",
    mail: [
      "Your payment of {amount} for book {book} ({scheme}) could not be credited, and the money has been returned to you.",
      "If you do not find it within a few days, please call the shop.",
    ],
    sms: "{amount} paid for book {book} could not be credited and has been returned.",
  },
  payment_part_returned: {
    subject: "Refund of your payment for book {book}",
    mail: [
      "{amount} of the refund of your payment for book {book} ({scheme}) did not reach you and came back to the shop. It has been paid to you another way.",
      "If you do not find it within a few days, please call the shop.",
    ],
    smsInstead: "{amount} of the refund for book {book} did not reach you and has been paid to you another way.",
  },
  payment_not_received: {
    subject: "No payment arrived for book {book}",
    mail: [
      "You started a payment of {amount} for book {book} ({scheme}) before the book was closed. No money has arrived, and nothing was credited.",
      "If you did pay, please call the shop.",
    ],
    smsInstead:
      "no money of your payment of {amount} for book {book} has arrived. If you did pay, please call the shop.",
  },
} as const;
