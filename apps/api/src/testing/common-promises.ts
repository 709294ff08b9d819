import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/operation";
import { isAllowed, roles } from "@thangam/contracts/roles";
import { describe, expect, test } from "vitest";
import type { TestApp } from "./harness.ts";

interface Promises {
  /** Input the operation takes. */
  json: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  /** Input that breaks a rule, and the code of the sentence it is answered with. */
  bad?: readonly [json: Record<string, unknown>, code: string];
  /** Input about a record that is not there, and the code of the refusal. */
  missing?: readonly [json: Record<string, unknown>, code: string];
}

/** What every operation promises: it asks who calls, whether they may, what they want and whether that is there. */
export function promiseCommonRefusals(app: TestApp, name: OperationName, { json, bad, missing }: Promises): void {
  const operation: Operation = operations[name];
  const outsiders = roles.filter((role) => !isAllowed(operation.allow, { role, capabilities: [] }));

  describe(`${operation.wire} refuses`, () => {
    test.skipIf(operation.allow === "anyone")("whoever is not signed in", async () => {
      const response = await app.nobody().call(name, await json());
      expect([response.status, response.body.code]).toEqual([401, "not_signed_in"]);
    });

    for (const role of outsiders) {
      test(`${role === "Customer" ? "a" : "an"} ${role} without a grant`, async () => {
        const caller = await app.signedInAs({ userType: role });
        const response = await caller.call(name, await json());
        expect([response.status, response.body.code]).toEqual([403, "not_allowed"]);
      });
    }

    if (bad !== undefined) {
      test("input that breaks a rule", async () => {
        const response = await (await app.signedInAs({ userType: "Admin" })).call(name, bad[0]);
        expect([response.status, response.body.code]).toEqual([422, bad[1]]);
      });
    }

    if (missing !== undefined) {
      test("a record that is not there", async () => {
        const response = await (await app.signedInAs({ userType: "Admin" })).call(name, missing[0]);
        expect([response.status, response.body.code]).toEqual([404, missing[1]]);
      });
    }
  });
}
