import { operations } from "@thangam/contracts";
import { messages as en } from "@thangam/texts/en/messages";
import { wiresOf } from "@thangam/contracts/kernel/operation";
import { expect, test } from "vitest";
import { docsPage } from "./docs-page.ts";

const page = docsPage(Object.values(operations));

/** The part of the page about one operation. */
function partOf(wire: string): string {
  return page.split("<details ").find((part) => part.startsWith(`id="${wire}"`)) ?? "";
}

test("every operation has a place of its own that a link can lead to", () => {
  for (const operation of Object.values(operations))
    for (const name of wiresOf(operation)) expect(partOf(operation.wire), name).toContain(`<code>${name}</code>`);
  expect(page.match(/<details /g)).toHaveLength(Object.keys(operations).length);
});

test("an operation says who may call it, its fields by both names, and its refusals with their sentences", () => {
  const payment = partOf("Add_monhlyOfflinePayments");
  expect(payment).toContain("Who may call it: an Admin; an Employee granted payments.take.");
  expect(payment).toContain("<code>accountno</code>");
  expect(payment).toContain("<code>bookNumber</code>");
  expect(payment).toContain("book number");
  expect(payment).toContain(`<code>book_closed</code></td><td>${en.book_closed}`);
  expect(partOf("Print_Receipt")).toContain("A file: PDF.");
});

test("nothing on it is inline or from elsewhere, as the policy of our pages asks", () => {
  expect(page).not.toMatch(/<script>|<script [^>]*>[^<]|<style|\sstyle=|\son\w+=|https?:/);
});
