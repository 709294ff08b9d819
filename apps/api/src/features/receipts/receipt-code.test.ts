import { expect, test } from "vitest";
import { makeSecrets } from "#platform/security/secrets.ts";
import { receiptCode, receiptNumberIn } from "./receipt-code.ts";

test("a code that was made under an earlier secret of the shop stays good, one of another shop never was", () => {
  const [earlier, now] = ["the secret that the shop had before, long", "the secret that the shop has now, long"];
  const code = receiptCode(makeSecrets(earlier), "T2627-0000001");
  expect(receiptNumberIn(makeSecrets(now, [earlier]), code)).toBe("T2627-0000001");
  expect(receiptNumberIn(makeSecrets(now), code)).toBeNull();
  expect(receiptCode(makeSecrets(now, [earlier]), "T2627-0000001")).not.toBe(code);
});
