import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { openCounter, previewed } from "#testing/counter.tsx";
import type { openShop } from "#testing/shop.ts";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  // A response cached by one test must not reach the next.
  queryClient.clear();
  await shop.close();
});

const terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
  gold: { purity: "22K", rate: "next_day", round: { mode: "down", places: 3, total: "sum" } },
  benefits: [],
};

test.for([
  ["of an older scheme is asked for", null, true],
  ["of a book under terms is not: its gold may wait for the rate of the next day", terms, false],
] as const)("on a day without a rate the weight %s", async ([, promised, isAsked]) => {
  const counter = await openCounter(<OfflinePaymentScreen />, {
    preview: (call) => {
      const answer = previewed(call);
      if (answer === "no answer") return answer;
      const { data } = Object(answer.json);
      return { json: { data: { ...data, book: { ...data.book, accrual: "weight", terms: promised } } } };
    },
  });
  shop = counter.shop;
  await userEvent.type(counter.number, "K1001");
  await screen.findByRole("region", { name: "Book K1001" });
  expect(screen.queryByRole("textbox", { name: "Weight in grams" }) !== null).toBe(isAsked);
});
