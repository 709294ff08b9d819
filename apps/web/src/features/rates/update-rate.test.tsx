import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop, problem } from "#testing/shop.ts";
import UpdateRateDialog from "./update-rate-dialog.tsx";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await shop.close();
});

const rateOf = (purity: string) => ({
  date: "2026-07-01",
  purity,
  rate: "12000.00",
  set_at: "2026-07-01T05:00:00.000Z",
  set_by: "Kavitha",
  current: true,
});

/** The dialog of a shop whose last rate of each purity was 12,000 rupees. `refused` is a purity that the server does not take. */
async function openDialog(refused?: string) {
  shop = await openShop(({ operation, body, query }) => {
    const { purity = query.get("purity") ?? "" } = Object(body);
    if (operation === "Add_Daily_Gold_Rate")
      return purity === refused
        ? problem(422, "gold_rate_not_today", "Only today's rate can be set.")
        : { json: { data: [rateOf(purity)] } };
    return { json: { data: [rateOf(purity)], page: { number: 1, size: 1, total: 1 } } };
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <UpdateRateDialog onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByText(/^The last was/)).toHaveLength(3));
  return { onClose };
}

const field = (purity: number) => screen.getByRole("textbox", { name: `Gold Rate, ${purity} carat` });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const sent = () => shop.calls("Add_Daily_Gold_Rate").map(({ body }) => body);

test("24 carat alone may be set: no purity is marked as required, and nothing else is sent", async () => {
  const { onClose } = await openDialog();
  for (const purity of [22, 24, 18]) expect(field(purity).getAttribute("aria-required"), `${purity}`).toBeNull();
  expect(document.activeElement).toBe(field(22));
  await userEvent.type(field(24), "12100");
  expect(screen.getByText("+0.8 % against the last.")).toBeDefined();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ rate: "12100", purity: "24K" }]);
});

test("an empty form says so at its first field, and sends nothing", async () => {
  const { onClose } = await openDialog();
  await save();
  await screen.findByText("Please enter valid gold rate");
  expect(field(22).getAttribute("aria-invalid")).toBe("true");
  expect([sent(), onClose.mock.calls]).toEqual([[], []]);
});

test("what is far from the last rate is typed twice, the same, before anything is sent", async () => {
  const { onClose } = await openDialog();
  await userEvent.type(field(22), "12050");
  await userEvent.type(field(18), "120");
  await screen.findByText("-99 % against the last.");
  const again = screen.getByRole("textbox", { name: "The same rate again, 18 carat" });
  await userEvent.type(again, "1200");
  await save();
  await screen.findByText("This is far from the last rate. Type it once more, the same.");
  expect(sent()).toEqual([]);
  await userEvent.clear(again);
  await userEvent.type(again, "120");
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { rate: "12050", purity: "22K" },
    { rate: "120", purity: "18K" },
  ]);
});

test("a refused rate stays in its field, and the dialog stays open; what was saved before it is not sent again", async () => {
  const { onClose } = await openDialog("24K");
  await userEvent.type(field(22), "12050");
  await userEvent.type(field(24), "12100");
  await save();
  await screen.findByText("Only today's rate can be set.");
  expect(field(24)).toHaveProperty("value", "12,100.00");
  expect(field(22)).toHaveProperty("value", "");
  await save();
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map((body) => Object(body).purity)).toEqual(["22K", "24K", "24K"]);
  expect(onClose).not.toHaveBeenCalled();
});
