import { expect, test } from "vitest";
import { phonePlaces } from "#ui/table/columns.ts";
import { approvalColumns } from "./approval-columns.tsx";

test("on a phone a request says what is asked, why, by whom and how it stands, beside its buttons", () => {
  const ignore = () => undefined;
  const columns = approvalColumns({ ownId: null, onDecide: ignore, onCancel: ignore, onExplain: ignore });
  const places = [...phonePlaces(columns)].map(([{ heading }, place]) => [heading, place]);
  expect(Object.fromEntries(places)).toEqual({
    What: "title",
    Why: "more",
    "Asked by": "below",
    Status: "state",
    Action: "actions",
  });
});
