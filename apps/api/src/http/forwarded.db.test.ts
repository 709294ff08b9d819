import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const direct = useApp();

test("without a trusted proxy, a caller cannot choose the address that limits and the audit trail use", async () => {
  const { email } = await direct.make.user({ userType: "Admin" });
  const signIn = { email, password: "not this one" };
  await direct.nobody().call("signIn", signIn, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  const { address } = await direct.db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(address).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});
