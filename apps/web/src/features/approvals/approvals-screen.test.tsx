import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";

test.each([
  ["/approvals", "Nothing waits for your decision."],
  ["/approvals?search=Kavitha", "There is no request here."],
  ["/approvals?kind=refund", "There is no request here."],
])("%s, which finds nothing, says: %s", async (path, sentence) => {
  await openPortal(path, { Get_Approvals: { json: { data: [], page: { number: 1, size: 10, total: 0 } } } });
  expect(await screen.findByText(sentence)).toBeDefined();
});
