import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop } from "#testing/shop.ts";
import type { Received } from "#testing/shop.ts";
import { NewBookNumberField } from "./new-book-number-field.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeEach(async () => {
  shop = await openShop((call) => ({ json: { data: answerFor(asked(call)) } }));
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

function Number({ prefix, schemeName }: { prefix?: string; schemeName?: string }) {
  const [value, setValue] = useState("");
  return (
    <QueryClientProvider client={queryClient}>
      <NewBookNumberField
        label="Number"
        value={value}
        onValueChange={setValue}
        {...(prefix !== undefined && { prefix })}
        {...(schemeName !== undefined && { schemeName })}
      />
    </QueryClientProvider>
  );
}

test("a free number is said to be free, and of which scheme it is", async () => {
  render(<Number />);
  await userEvent.type(screen.getByRole("textbox", { name: "Number" }), "ge 12");
  expect(await screen.findByText("GE12 is free · My Gold Eleven")).toBeDefined();
  expect(shop.received.map(asked)).toEqual([{ accountno: "GE12" }]);
});

test("a taken number is an error at its field while it is typed", async () => {
  render(<Number prefix="GE" schemeName="My Gold Eleven" />);
  const field = screen.getByRole("textbox", { name: "Number" });
  await userEvent.type(field, "7x7");
  expect(await screen.findByText("This book number is already in use.")).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(shop.received.map(asked)).toEqual([{ accountno: "GE77", chitschema: "My Gold Eleven" }]);
  await userEvent.type(field, "8");
  expect(field.getAttribute("aria-invalid")).toBeNull();
  expect(await screen.findByText("GE778 is free · My Gold Eleven")).toBeDefined();
});

test("nothing is asked before the letters are chosen, or while there are only letters", async () => {
  const { rerender } = render(<Number prefix="" />);
  await userEvent.type(screen.getByRole("textbox", { name: "Number" }), "12");
  rerender(<Number key="whole" />);
  await userEvent.type(screen.getByRole("textbox", { name: "Number" }), "GE");
  await new Promise((passed) => {
    setTimeout(passed, 400);
  });
  expect(shop.received).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("");
});

function asked({ body }: Received): object {
  return Object.fromEntries(Object.entries(body ?? {}));
}

function answerFor(input: object) {
  const number = String(Object.entries(input).find(([name]) => name === "accountno")?.[1]);
  const problem = number === "GE77" ? "book_number_taken" : null;
  return { fld_accountno: number, fld_chitschema: "My Gold Eleven", problem };
}
