import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { operation } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { dataOf, decodeSent, record } from "@thangam/contracts/kernel/wire";
import { id } from "@thangam/contracts/values/ids";
import { text } from "@thangam/contracts/values/text";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { sampleFrom, sampleOf } from "./samples.ts";
import { missingSubject } from "./samples/subject.ts";

const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));

test.each(names)("%s takes its sample", (name) => {
  const { input }: Operation = operations[name];
  const { error } = decodeSent(input, sampleOf(name)(missingSubject));
  expect(error?.issues ?? []).toEqual([]);
});

const planted = (fields: Parameters<typeof record>[0]) =>
  operation({
    wire: "Planted",
    method: "POST",
    kind: "query",
    allow: ["admin"],
    summary: "Is planted.",
    input: record(fields),
    output: dataOf(z.string()),
    refusals: [],
  });

test("a sample made from an input names the subject's records, and leaves out what need not be sent", () => {
  const input = { bookId: ["chitid", id()], nickname: text(), search: z.optional(text()) } as const;
  const sample = sampleFrom("planted", planted(input));
  expect(sample(missingSubject)).toEqual({ chitid: missingSubject.bookId, nickname: "text" });
  expect(sample.length, "it is about somebody").toBe(1);
  expect(sampleFrom("planted", planted({ nickname: text() })).length).toBe(0);
});

test("an operation that names another record and has no sample is refused", () => {
  expect(() => sampleFrom("planted", planted({ lockerId: ["locker", id()] }))).toThrow(/planted has a sample.*locker/);
});
