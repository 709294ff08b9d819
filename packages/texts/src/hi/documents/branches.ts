import type { branches as english } from "#en/documents/branches.ts";

/** What lists say of the branches of a shop, in Hindi. */
export const branches: Readonly<Record<keyof typeof english, string>> = {
  Branch: "शाखा",
  "Transfers between branches": "शाखाओं के बीच भेजा गया पैसा",
  "Sent by": "भेजने वाला",
  "Taken from": "कहाँ से लिया",
  Received: "प्राप्त",
  "Received by": "प्राप्त करने वाला",
  "Put into": "कहाँ रखा",
  "Taken back": "वापस लिया",
  "Why it was taken back": "वापस क्यों लिया",
  "On its way": "रास्ते में",
};
