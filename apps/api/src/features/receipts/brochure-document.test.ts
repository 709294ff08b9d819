import { expect, test } from "vitest";
import { brochureDocument } from "./brochure-document.ts";

test("requests of others are answered between two lines of a brochure", async () => {
  const schedule = { every: { days: 1 }, instalments: 3650, due: "joining", matures: { days: 3650 } };
  const give = { percent: 5000 };
  const terms = { schedule, benefits: [{ as: "rupees", of: "paid", when: [{ paid: 3650, give }], between: "step" }] };
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const promised = { schemeName: "Ten years", terms, instalmentPaise: 10_000n, joinedOn: "2026-11-26" };
  const document = await brochureDocument({ ...promised, ratePaisePerGram: null, isToday: true }, "en");
  isOver = true;
  const lines = document?.rows.length ?? 0;
  expect(lines).toBeGreaterThan(50);
  expect(turns).toBeGreaterThanOrEqual(lines);
});
