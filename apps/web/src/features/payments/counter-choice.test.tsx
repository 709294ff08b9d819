import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { counterNamed, openCounter } from "#testing/counter.tsx";
import OfflinePaymentScreen from "./offline-payment-screen.tsx";

let shop: Awaited<ReturnType<typeof openCounter>>["shop"];
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

test("a shop with one counter sees nothing of counters", async () => {
  ({ shop } = await openCounter(<OfflinePaymentScreen />, {}));
  await waitFor(() => expect(shop.calls("Get_Counters")).toHaveLength(1));
  expect(screen.queryByRole("combobox", { name: "Counter" })).toBeNull();
});

test("of several counters the clerk chooses hers, with the letters of its receipts", async () => {
  const counters = [counterNamed("Counter", "T"), counterNamed("Ground floor", "GF")];
  ({ shop } = await openCounter(<OfflinePaymentScreen />, { counters }));
  const choice = await screen.findByRole("combobox", { name: "Counter" });
  expect(choice).toHaveProperty("value", "1");
  await userEvent.selectOptions(choice, "Ground floor (GF)");
  await waitFor(() => expect(shop.calls("Choose_Counter").map(({ body }) => body)).toEqual([{ counter_id: 2 }]));
});

test("whoever sees several branches chooses among the counters of the one in which they are", async () => {
  const own = (branch: number) => ({ branch, name: `Branch ${branch}`, is_worked_in: true, is_current: branch === 2 });
  ({ shop } = await openCounter(<OfflinePaymentScreen />, { branches: [own(1), own(2)] }));
  await waitFor(() => expect(shop.calls("Get_Counters").map(({ query }) => query.get("branch"))).toEqual(["2"]));
});
