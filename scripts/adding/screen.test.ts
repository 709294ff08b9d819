import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { below, changedFiles, filesOf, follow, saidWithout } from "./guide.ts";
import type { Step } from "./guide.ts";
import { checkTypes, copyPortal, runTests } from "./portal-copy.ts";

/** A copy of the portal in which docs/adding/screen.md was followed for its example. */
let copy: string;
const run = promisify(execFile);

const component = "apps/web/src/features/receipts/receipt-series-screen.tsx";
const table = "packages/contracts/src/menu/screens.ts";
const english = ["packages/texts/src/en/screens/receipts.ts", "packages/texts/src/en/screens/titles.ts"];

const guides = "packages/contracts/src/menu/guides.ts";
const purposes = "packages/texts/src/en/guides/purposes.ts";

const sentence = "The last number that each counter gave.";
const written: readonly Step[] = [
  {
    file: component,
    add: () => `import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";

/** The series of receipts. */
export default function ReceiptSeriesScreen() {
  return (
    <>
      <PageHeader />
      <p>{t("${sentence}")}</p>
    </>
  );
}
`,
  },
  {
    file: table,
    add: below(
      'list("Reports", [',
      '    screen("receiptSeries", "/receipt_series", "Receipt Series", "admin", "receipts/receipt-series"),',
    ),
  },
];
const helped: readonly Step[] = [
  { file: guides, add: (before) => before.replace('"loyaltyReport"', '"loyaltyReport", "receiptSeries"') },
  {
    file: purposes,
    add: below("export const purposes", `  receiptSeries: "${sentence}",`),
  },
];
const translated: readonly Step[] = [
  ["ta", "ரசீது வரிசைகள்", "ஒவ்வொரு கவுண்டரும் கொடுத்த கடைசி எண்."],
  ["hi", "रसीद शृंखलाएँ", "हर काउंटर का दिया हुआ आख़िरी नंबर।"],
].flatMap(([language = "", title = "", text = ""]) => [
  {
    file: `packages/texts/src/${language}/screens/titles.ts`,
    add: below(": Translated<", `  "Receipt Series": "${title}",`),
  },
  {
    file: `packages/texts/src/${language}/screens/receipts.ts`,
    add: below(": Translated<", `  "${sentence}": "${text}",`),
  },
  {
    file: `packages/texts/src/${language}/guides/purposes.ts`,
    add: below("export const purposes", `  receiptSeries: "${text}",`),
  },
]);

beforeAll(async () => {
  copy = await copyPortal();
  await follow(copy, written);
  await run(process.execPath, [join(copy, "apps/web/build/extract-texts.ts")], { cwd: copy });
  await follow(copy, helped);
  await follow(copy, translated);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test("the guide names every file that is touched, and no other", async () => {
  const named = await filesOf("docs/adding/screen.md");
  const changed = await changedFiles(copy);
  expect(changed.toSorted()).toEqual(
    [...written, ...helped, ...translated]
      .map(({ file }) => file)
      .concat(english)
      .toSorted(),
  );
  expect(changed.filter((file) => !named.some((name) => file.startsWith(name)))).toEqual([]);
  expect(named.filter((name) => !changed.some((file) => file.startsWith(name)))).toEqual([]);
});

const routes = () =>
  runTests(copy, "--project=web", "apps/web/src/app/routes.test.tsx", "--testNamePattern=every screen that is written");

test(
  "with all of them the screen has its route, and in a full run the types hold",
  { timeout: 3_600_000 },
  async () => {
    for (const name of sized([], ["apps/web"])) await checkTypes(copy, name);
    expect((await routes()).stdout).toContain("every screen of the table is written");
  },
);

/** Seconds each. */
const withRoutes = [
  { file: component, check: routes, name: "receipts/receipt-series-screen.tsx" },
  { file: table, check: routes, name: "receipts/receipt-series-screen.tsx" },
];
const withGuide = {
  file: guides,
  check: () => runTests(copy, "packages/contracts/src/menu/guides.test.ts"),
  name: "receiptSeries",
};
const withTexts = [...english, purposes, ...translated.map(({ file }) => file)].map((file) => ({
  file,
  check: () => checkTypes(copy, "packages/texts"),
  // A sentence that English lacks is one too many in the first of the others.
  name: file.replace("/en/", "/ta/"),
}));

// Of two files with one check each run leaves out one.
test.for(sized(withTexts.slice(-1), [...withTexts, withGuide, ...withRoutes]))(
  "without $file a check fails",
  { timeout: 3_600_000 },
  async ({ file, check, name }) => {
    expect(await saidWithout(copy, [file], check)).toContain(name);
  },
);
