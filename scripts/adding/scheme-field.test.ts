import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages } from "../../packages/texts/src/languages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { root } from "../run.ts";
import { below, changedFiles, filesOf, follow, inTurn, saidWithout } from "./guide.ts";
import type { Step } from "./guide.ts";
import { checkTypes, copyPortal, runTests } from "./portal-copy.ts";

/** A copy of the portal in which docs/adding/scheme-field.md was followed for its example. */
let copy: string;
const run = promisify(execFile);

const api = "apps/api/src/features/schemes";
const web = "apps/web/src/features/schemes";
const contracts = "packages/contracts/src/schemes";

const schema: Step = {
  file: "prisma/schema/schemes.prisma",
  add: below('@map("multiple_of_paise")', '  maximumPaise        BigInt?  @map("maximum_paise")'),
};
const migration: Step = {
  file: "prisma/migrations/20990101000000_largest_amount/migration.sql",
  add: () => `alter table scheme_versions add column maximum_paise bigint,
  add constraint scheme_versions_maximum_paise_check check (maximum_paise > 0);\n`,
};
const told: Step = {
  file: `${contracts}/schemas.ts`,
  add: below("export const schemeVersion = record({", '  maximumPaise: ["maximum_amount", z.nullable(rupees())],'),
};
const saved: Step = {
  file: `${contracts}/operations.ts`,
  add: below('["multiple_of", step(', '    maximumPaise: ["maximum_amount", step("maximum_invalid")],'),
};
/** What the types of the API ask for. */
const served: readonly Step[] = [
  {
    file: `${api}/get-schemes.ts`,
    add: inTurn(
      below("import { roundingBases", 'import { paise } from "@thangam/contracts/values/money";'),
      below(
        "instalmentsPerMonth: scheme.",
        "    maximumPaise: scheme.maximumPaise === null ? null : paise(scheme.maximumPaise),",
      ),
    ),
  },
  {
    file: `${api}/save-scheme.ts`,
    add: below("    multipleOfPaise,", "    maximumPaise: input.maximumPaise ?? null,"),
  },
  {
    file: `${api}/scheme-changes.ts`,
    add: below(
      "  multipleOfPaise: {",
      '  maximumPaise: { label: "maximum", words: ({ maximumPaise }) => (maximumPaise === null ? "–" : wireRupees(maximumPaise)) },',
    ),
  },
];
const draft = (file: string, empty: string, added: string): Step => ({
  file: `${web}/${file}`,
  add: inTurn(
    below("  multipleOfPaise: string;", "  maximumPaise: string;"),
    below(empty, added),
    below(
      "    multipleOfPaise: wireRupees(",
      '    maximumPaise: scheme.maximumPaise === null ? "" : wireRupees(scheme.maximumPaise),',
    ),
  ),
});
/** What those of the web ask for. */
const shown: readonly Step[] = [
  draft("scheme-draft.ts", '  multipleOfPaise: "",', '  maximumPaise: "",'),
  draft("maker/maker-draft.ts", "    multipleOfPaise: ORDINARY_STEP,", '    maximumPaise: "",'),
  { file: "apps/web/src/testing/sample-scheme.ts", add: below("multipleOfPaise:", "  maximumPaise: paise(500_000n),") },
];
const field: Step = {
  file: `${web}/scheme-cards.tsx`,
  add: below(
    'label={t("Name")}',
    '        <AmountField label={t("Largest amount")} {...form.controlled("maximumPaise")} />',
  ),
};
const fieldOfMaker: Step = {
  file: `${web}/maker/maker-form.tsx`,
  add: inTurn(
    below('import { t } from "#i18n', 'import { AmountField } from "#ui/amount-field.tsx";'),
    below(
      'label={t("Name")}',
      '            <AmountField label={t("Largest amount")} {...form.controlled("maximumPaise")} />',
    ),
  ),
};
const spoken: readonly Step[] = languages.flatMap((code) => [
  {
    file: `packages/texts/src/${code}/messages/schemes.ts`,
    add: below("  minimum_invalid:", '  maximum_invalid: "₹?",'),
  },
  {
    file: `packages/texts/src/${code}/screens/schemes.ts`,
    add:
      code === "en" ? below("export const", '  "Largest amount",') : below(": Translated<", '  "Largest amount": "₹",'),
  },
]);
const steps = [schema, migration, told, saved, ...served, ...shown, field, fieldOfMaker, ...spoken];

beforeAll(async () => {
  copy = await copyPortal();
  await rm(join(copy, "prisma"));
  for (const name of ["prisma", "prisma.config.ts"]) await cp(join(root, name), join(copy, name), { recursive: true });
  await follow(copy, steps);
  await generateClient();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** What an install does. */
function generateClient(): Promise<unknown> {
  return run(join(root, "node_modules/.bin/prisma"), ["generate"], { cwd: copy });
}

const fields = () => runTests(copy, "--project=unit", `${api}/scheme-fields.test.ts`);
const form = () => runTests(copy, "--project=web", `${web}/scheme-form.test.tsx`);
const maker = () =>
  runTests(copy, "--project=web", `${web}/maker/maker.test.tsx`, "--testNamePattern=every field that");
const filesIn = (some: readonly Step[]) => some.map(({ file }) => file);

const failed = /× .*scheme-fields\.test\.ts > each rule/;

test("the guide names every file that is touched, and no other", async () => {
  const named = (await filesOf("docs/adding/scheme-field.md")).map((name) =>
    name.replace("<number>", "20990101000000"),
  );
  expect(filesIn(steps).toSorted()).toEqual(named.toSorted());
  expect(await changedFiles(copy)).toEqual(named.toSorted());
});

test("with all of them the tests hold, and in a full run the types", { timeout: 3_600_000 }, async () => {
  for (const name of sized([], ["apps/api", "apps/web"])) await checkTypes(copy, name);
  expect((await fields()).stdout).toContain("each rule of a scheme that a save takes has its column");
});

/** What is left out, the check that notices it, and what the check says then. */
interface Gap {
  files: readonly string[];
  check: () => Promise<unknown>;
  says: (file: string) => string | RegExp;
}

const textsOf = (isEnglish: boolean) => filesIn(spoken).filter((file) => file.includes("/en/") === isEnglish);
const ofTexts: readonly Gap[] = textsOf(false).map((file) => ({
  files: [file],
  check: () => checkTypes(copy, "packages/texts"),
  says: () => /maximum_invalid|Largest amount/,
}));
/** Seconds each. */
const ofPackages: readonly Gap[] = [
  { files: filesIn(served), check: () => checkTypes(copy, "apps/api"), says: (file) => file.replace("apps/api/", "") },
  { files: filesIn(shown), check: () => checkTypes(copy, "apps/web"), says: (file) => file.replace("apps/web/", "") },
  ...textsOf(true).map((file) => ({
    files: [file],
    check: () => checkTypes(copy, "apps/web"),
    says: () => /maximum_invalid|Largest amount/,
  })),
  ...filesIn([told, saved]).map((file) => ({ files: [file], check: fields, says: () => failed })),
  { files: [schema.file], check: () => generateClient().then(fields), says: () => failed },
  { files: [field.file], check: () => generateClient().then(form), says: () => "Something about maximumPaise" },
  {
    files: [fieldOfMaker.file],
    check: () => generateClient().then(maker),
    says: () => "Something about maximumPaise",
  },
];

test.for(sized(ofTexts.slice(0, 1), [...ofTexts, ...ofPackages]))(
  "without $files.0 a check fails",
  { timeout: 3_600_000 },
  async ({ files, check, says }) => {
    const said = await saidWithout(copy, files, check);
    for (const file of files) expect(said).toMatch(says(file));
  },
);
