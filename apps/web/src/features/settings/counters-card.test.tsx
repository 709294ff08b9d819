import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "#api/query.ts";
import { counterNamed } from "#testing/counter.tsx";
import { openShop } from "#testing/shop.ts";
import { CountersCard } from "./counters-card.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

async function openCard() {
  const first = counterNamed("Counter", "T");
  shop = await openShop(() => ({ json: { data: [first] } }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CountersCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText("Receipts T");
}

const saved = () => shop.calls("Save_Counter").map(({ body }) => body);

test("an Admin adds a counter with letters of its own", async () => {
  await openCard();
  await userEvent.click(screen.getByRole("button", { name: "Add a counter" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Ground floor");
  await userEvent.type(screen.getByRole("textbox", { name: "Letters of its receipts" }), "gf");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(saved()).toEqual([{ name: "Ground floor", series: "GF", gives_online: false, is_open: true }]),
  );
});

test("a counter is renamed and closed; its letters cannot be typed over", async () => {
  await openCard();
  await userEvent.click(screen.getByRole("button", { name: "Change Counter" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Main counter");
  await userEvent.type(screen.getByRole("textbox", { name: "Letters of its receipts" }), "X");
  await userEvent.click(screen.getByRole("checkbox", { name: "Open" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(saved()).toEqual([{ counter_id: 1, name: "Main counter", series: "T", gives_online: true, is_open: false }]),
  );
});
