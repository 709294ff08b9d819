/** The messages about a request to join, or for a further book. */
export const requestMail = {
  request_code: {
    subject: "Your code to join a jewel savings scheme",
    mail: [
      "You asked to join {scheme} with {amount}. Your code is: {secret}",
      "It is good for 10 minutes. Enter it where you asked to join; the shop then looks at your request.",
      "If you did not ask for it, you need not do anything: nothing happens without the code.",
    ],
    smsInstead:
      "{secret} is your code to join a savings scheme at {shop}. It is good for 10 minutes. Nobody from the shop asks you for it.",
  },
  request_received: {
    subject: "Your request to join {scheme}",
    mail: [
      "Thank you: your request to join {scheme} with {amount} has reached the shop.",
      "We look at it soon and write to you again.",
    ],
    smsInstead: "your request to join a savings scheme has reached {shop}. We write to you when it is decided.",
  },
  request_approved: {
    subject: "Your request for {scheme} is approved",
    mail: [
      "Your request for {scheme} with {amount} is approved.",
      "The book is in the portal. Sign in to see it and to pay.",
    ],
    sms: "your online payment request for the jewel savings scheme is approved. You can pay in the portal.",
    smsInstead:
      "your request for the jewel savings scheme is approved. Sign in with this mobile number and a code by SMS, to see your book and to pay: {portal}",
  },
  request_rejected: {
    subject: "Your request for {scheme}",
    mail: [
      "Sorry: the shop could not accept your request for {scheme} with {amount}.",
      "If you think this is a mistake, please call the shop.",
    ],
    smsInstead: "sorry, {shop} could not accept your request to join a savings scheme. Please call the shop.",
  },
};
