import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { useListState } from "#list-page/list-state.ts";
import { openShop } from "#testing/shop.ts";
import type { OwnBook } from "./own-book.ts";
import { InstalmentList } from "./instalment-list.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

const paid = {
  installmentno: 1,
  state: "Paid",
  due_on: "2026-05-01",
  paid_on: "2026-05-03",
  credited_on: "2026-05-04",
  paid_before: false,
  fld_id: "7",
  paymentmode: "Online",
  receiptno: "T2627-0000007",
  paidamount: "1000",
  gold_rate: null,
  weight: null,
};

function List({ own }: { own: OwnBook }) {
  return <InstalmentList own={own} list={useListState()} />;
}

test("an instalment says when it was credited, where that is another day than the one it was paid on", async () => {
  const rows = [paid, { ...paid, installmentno: 2, credited_on: null }];
  shop = await openShop(() => ({ json: { data: rows, page: { number: 1, size: 31, total: 2 } } }));
  const book = { id: 3n, instalments: 2, paymentRule: "fixed", accrual: "amount" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the list reads of a book
  const own = { book } as OwnBook;
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <List own={own} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const days = (await screen.findAllByText(/03-05-2026/)).map(({ textContent }) => textContent);
  expect(days).toEqual(["03-05-2026, Onlinecredited on 04-05-2026", "03-05-2026, Online"]);
});
