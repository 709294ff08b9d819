import { expect, test } from "vitest";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { confirmationChecks, settlementConfirmation } from "./settlement-confirmation.ts";
import { identityPaperEnds } from "./settlement-confirmation.testing.ts";

const input = record(settlementConfirmation).check(...confirmationChecks);
const handOver = { identity_paper: "Aadhaar", identity_paper_end: "4821", handed_to: "Kavitha Raman" };
const problemsOf = (typed: Partial<typeof handOver>) =>
  z.safeDecode(input, { ...handOver, ...typed }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test.each(Object.entries(identityPaperEnds))(
  "the number of a paper ends as that of its kind does: %s",
  (identity_paper, { right, wrong }) => {
    for (const end of right)
      for (const identity_paper_end of [end, end.toLowerCase()])
        expect(problemsOf({ identity_paper, identity_paper_end })).toEqual([]);
    for (const identity_paper_end of wrong)
      expect([identity_paper_end, problemsOf({ identity_paper, identity_paper_end })]).toEqual([
        identity_paper_end,
        [["identity_paper_end", "identity_paper_end_wrong"]],
      ]);
  },
);

test("who signed has a name as papers have", () => {
  for (const handed_to of ["Kavitha Raman", "கவிதா", "क्\u200Dष", "J. D'Souza 2", "Ravi (S/o Raman)", "K"])
    expect([handed_to, problemsOf({ handed_to })]).toEqual([handed_to, []]);
  for (const handed_to of ["12345", "=1+1", "+91 98", "-2", "Ravi=1", "Ravi; 2", "'Ravi"])
    expect([handed_to, problemsOf({ handed_to })]).toEqual([handed_to, [["handed_to", "handed_to_invalid"]]]);
  expect(problemsOf({ handed_to: "@cmd" })).toEqual([["handed_to", "name_invalid"]]);
});
