import type * as operations from "@thangam/contracts/dues/operations";
import type { SamplesOf } from "./sample.ts";

export const dues: SamplesOf<typeof operations> = {
  listDues: () => ({ age: "8-30", promise: "none", search: "a", sort: "-due" }),
  noteContact: ({ bookId }) => ({ chitids: [bookId], kind: "Call", reached: true, note: "Comes on Friday" }),
  remindDues: ({ bookId }) => ({ chitids: [bookId] }),
};
