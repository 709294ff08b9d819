/** What lists say of the branches of a shop, in English. Each text is its own id. */
export const branches = {
  Branch: "Branch",
  "Transfers between branches": "Transfers between branches",
  "Sent by": "Sent by",
  "Taken from": "Taken from",
  Received: "Received",
  "Received by": "Received by",
  "Put into": "Put into",
  "Taken back": "Taken back",
  "Why it was taken back": "Why it was taken back",
  "On its way": "On its way",
};
