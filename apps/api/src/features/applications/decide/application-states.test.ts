import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { expect, test } from "vitest";
import { mayBecome } from "./application-states.ts";

const decisions = applicationStatusCodes.all.flatMap((clientStatus) =>
  applicationStatusCodes.all.map((bookStatus) => ({ clientStatus, bookStatus })),
);
const short = ({ clientStatus, bookStatus }: (typeof decisions)[number]) =>
  `${clientStatus[0]}${bookStatus[0]}`.toUpperCase();

test("of all 81 steps between decisions, those from pending on that do not contradict each other are possible", () => {
  const steps = decisions.flatMap((from) => decisions.map((to) => [from, to] as const));
  const possible = steps.filter(([from, to]) => mayBecome(from, to)).map(([from, to]) => `${short(from)}→${short(to)}`);
  expect(possible.join(" ")).toBe(
    [
      "PP→PP PP→PA PP→PR PP→AP PP→AA PP→RP PP→RR",
      "PA→PA PA→AA PR→PR PR→RR",
      "AP→AP AP→AA AA→AA",
      "RP→RP RP→RR RR→RR",
    ].join(" "),
  );
});
