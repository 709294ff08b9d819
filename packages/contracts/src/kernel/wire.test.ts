import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { rupees, paise } from "#values/money.ts";
import { decodeSent, listOf, maybeOf, oneOf, pageOf, record, recordLike, wireNames } from "./wire.ts";
import { keepEmpty } from "#values/keep-empty.ts";

const bookRecord = record({
  number: ["fld_accountno", z.string({ error: "book_prefix_missing" })],
  amountPaise: ["fld_chitamount", rupees()],
  remark: z.optional(z.string()),
});

describe("a record", () => {
  test("is renamed both ways and keeps only what it knows", () => {
    const decoded = z.decode(bookRecord, { fld_accountno: "GE1", fld_chitamount: "500", salt: "x" });
    expect(decoded).toEqual({ number: "GE1", amountPaise: 50_000n });
    expect(z.encode(bookRecord, { number: "GE1", amountPaise: paise(50_000n) })).toEqual({
      fld_accountno: "GE1",
      fld_chitamount: "500",
    });
  });

  test("names a bad field as it is called on the wire", () => {
    const issues = z.safeDecode(bookRecord, { fld_chitamount: "x" }).error?.issues;
    expect(issues?.map((issue) => issue.path[0])).toEqual(["fld_accountno", "fld_chitamount"]);
  });

  test("lists its wire names", () => {
    expect([...wireNames(bookRecord)]).toEqual([
      ["number", "fld_accountno"],
      ["amountPaise", "fld_chitamount"],
      ["remark", "remark"],
    ]);
  });

  test("is taken over with other fields, and what it checks as a whole with it", () => {
    const named = bookRecord.check(
      z.refine(({ remark }) => remark !== "no", { error: "remark_invalid", path: ["remark"] }),
    );
    const like = recordLike(named, {
      without: ["amountPaise"],
      fields: { format: ["as", z._default(z.string(), "csv")] },
    });
    expect(z.decode(like, { fld_accountno: "GE1", fld_chitamount: "x" })).toEqual({ number: "GE1", format: "csv" });
    expect(z.safeDecode(like, { fld_accountno: "GE1", remark: "no" }).error?.issues[0]?.message).toBe("remark_invalid");
    expect([...wireNames(like).values()]).toEqual(["fld_accountno", "remark", "as"]);
  });

  test("takes no key of the prototype for a field", () => {
    const decoded = z.decode(
      bookRecord,
      JSON.parse('{"__proto__":{"remark":"x"},"fld_accountno":"A1","fld_chitamount":"1"}'),
    );
    expect(decoded).toEqual({ number: "A1", amountPaise: 100n });
  });
});

describe("envelopes", () => {
  const word = z.string();

  test("wrap what they answer in data", () => {
    expect(z.encode(oneOf(word), "a")).toEqual({ data: ["a"] });
    expect(z.encode(maybeOf(word), null)).toEqual({ data: [] });
    expect(z.encode(listOf(word), ["a", "b"])).toEqual({ data: ["a", "b"] });
    const page = { rows: ["a"], page: { number: 2, size: 1, total: 3 } };
    expect(z.encode(pageOf(word), page)).toEqual({ data: ["a"], page: { number: 2, size: 1, total: 3 } });
    expect(z.decode(pageOf(word), { data: ["a"], page: page.page })).toEqual(page);
  });

  test("refuse an answer of another shape", () => {
    expect(z.safeDecode(oneOf(word), { data: [] }).success).toBe(false);
    expect(z.safeDecode(oneOf(word), { data: "a" }).success).toBe(false);
  });
});

describe("a blank in what was sent", () => {
  test("is the same as nothing, at every depth", () => {
    const sent = { a: null, b: "", c: "  ", d: 0, e: false, f: [{ g: null, h: "x" }], i: "y" };
    expect(decodeSent(z.looseObject({}), sent).data).toEqual({ d: 0, e: false, f: [{ h: "x" }], i: "y" });
  });

  test("is not the same as nothing for a field that sees it, whatever the blank", () => {
    const schema = record({ place: ["fld_place", keepEmpty(z.nullish(z.string()))], town: z.nullish(z.string()) });
    for (const blank of [null, "", " \t"])
      expect(decodeSent(schema, { fld_place: blank, town: blank }).data).toEqual({ place: null });
    expect(decodeSent(schema, {}).data).toEqual({});
    expect(decodeSent(schema, { fld_place: " x" }).data).toEqual({ place: " x" });
  });

  test("is seen also when the record was checked as a whole", () => {
    const schema = record({ place: keepEmpty(z.nullish(z.string())) }).check(z.refine(() => true));
    expect(decodeSent(schema, { place: "" }).data).toEqual({ place: null });
  });
});
