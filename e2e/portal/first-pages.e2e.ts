import { bytesOf, firstPages, LAZY_FILE_KB, largestLazyFile } from "../../bench/first-pages.ts";
import { demoPassword, expect, signInBy, test } from "../support/portal.ts";

for (const { name, path, email, budget } of firstPages) {
  test(`the first page weighs no more than it may: ${name}`, async ({ page }) => {
    if (email !== null) await signInBy(page.request, email, demoPassword);
    const { "files, kB": kilobytes } = await bytesOf(page, path);
    expect(kilobytes, "not everything was loaded").toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(budget["files, kB"]);
  });
}

test("no file that is loaded later is a long wait", async () => {
  expect((await largestLazyFile()).kilobytes).toBeLessThanOrEqual(LAZY_FILE_KB);
});
