import * as fc from "fast-check";

/** So many inputs like a good one: the same for the same seed, that of the run unless another is given. */
export function strangeInputs(
  good: Record<string, unknown>,
  fields: readonly string[],
  { count, seed }: { count: number; seed?: number },
): unknown[] {
  return fc.sample(inputsLike(good, fields), { numRuns: count, ...(seed !== undefined && { seed }) });
}

/** Good input with some of its fields strange, left out, or joined by fields nobody asked for. */
function inputsLike(good: Record<string, unknown>, fields: readonly string[]): fc.Arbitrary<unknown> {
  const fieldOf = (field: string) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(good[field]) }, { weight: 3, arbitrary: strange });
  const spoilt = fc.record(Object.fromEntries(fields.map((field) => [field, fieldOf(field)])), { requiredKeys: [] });
  const joined = fc
    .tuple(spoilt, fc.dictionary(fc.string({ maxLength: 12 }), strange, { maxKeys: 3 }))
    .map(([known, more]) => ({ ...more, ...known }));
  const nested = fields.filter((field) => Array.isArray(good[field]));
  const inLists = nested.map((field) => spoiltList(good[field]).map((list) => ({ ...good, [field]: list })));
  return fc.oneof(
    { weight: 4, arbitrary: spoilt },
    { weight: 2, arbitrary: joined },
    { weight: 1, arbitrary: strange },
    ...inLists,
  );
}

function spoiltList(list: unknown): fc.Arbitrary<unknown[]> {
  const [first] = Array.isArray(list) ? list : [];
  const good: Record<string, unknown> = Object.fromEntries(Object.entries(Object(first)));
  return fc.array(inputsLike(good, Object.keys(good)), { maxLength: 25 });
}

/** What no field expects, or what sits on the edge of what some do. */
const strange = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    "",
    "   ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202e",
    "١٢٣",
    "🪙".repeat(50),
    "x".repeat(20_000),
    "%",
    "_%",
    "\\",
    "'; drop table users; --",
    "-1",
    "0",
    "1e9",
    "1.005",
    "0.001",
    "NaN",
    "Infinity",
    "9".repeat(19),
    "9".repeat(40),
    "9223372036854775807",
    "9223372036854775808",
    -1,
    0,
    0.1,
    1e21,
    1e308,
    2 ** 53,
    -0,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { $gt: "" },
    { length: 1 },
    ["1", "2"],
    "2026-02-30",
    "0000-00-00",
    "99999-12-31",
    "2026-05-04T99:99",
    "2026-05-04 00:00",
    "Approved",
    "ZZ1",
    "GE 12",
    "A".repeat(5),
    "__proto__",
    "toString",
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.double().map(String),
);
