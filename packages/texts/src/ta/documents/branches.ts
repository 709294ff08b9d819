import type { branches as english } from "#en/documents/branches.ts";

/** What lists say of the branches of a shop, in Tamil. */
export const branches: Readonly<Record<keyof typeof english, string>> = {
  Branch: "கிளை",
  "Transfers between branches": "கிளைகளுக்கிடையே பணப்பரிமாற்றம்",
  "Sent by": "அனுப்பியவர்",
  "Taken from": "எதிலிருந்து எடுத்தது",
  Received: "பெற்றது",
  "Received by": "பெற்றவர்",
  "Put into": "எதில் வைத்தது",
  "Taken back": "திரும்பப் பெற்றது",
  "Why it was taken back": "ஏன் திரும்பப் பெறப்பட்டது",
  "On its way": "வழியில் உள்ளது",
};
