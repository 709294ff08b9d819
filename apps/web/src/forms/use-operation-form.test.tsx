import { QueryClientProvider } from "@tanstack/react-query";
import { setGoldRate } from "@thangam/contracts/rates/operations";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { queryClient } from "#api/query.ts";
import { openShop, problem } from "#testing/shop.ts";
import type { Answer, Received } from "#testing/shop.ts";
import { isLeavingGuarded } from "#navigation/leave-guard.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { toast, Toaster } from "#ui/toast.tsx";
import { useOperationForm } from "./use-operation-form.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
afterEach(async () => {
  cleanup();
  toast.clear();
  await shop.close();
});

const onSaved = vi.fn();
const onWaits = vi.fn<() => void>();
const saved: Answer = {
  json: {
    data: [
      {
        date: "2026-11-21",
        purity: "22K",
        rate: "12500",
        set_at: "2026-11-21T04:00:00Z",
        set_by: "Meena",
        current: true,
      },
    ],
  },
};

/** `day` is a value that the form sends without a field for it. */
function RateForm({ day }: { day: string }) {
  const form = useOperationForm(setGoldRate, {
    defaults: { ratePaisePerGram: "" },
    toInput: (typed) => ({ ...typed, day }),
    fieldOfRefusal: { gold_rate_not_today: "ratePaisePerGram" },
    onSaved: (rate) => onSaved(rate.ratePaisePerGram),
    onWaits: () => onWaits(),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <AmountField label="Gold Rate" {...form.controlled("ratePaisePerGram")} />
      <Button type="submit" isBusy={form.isSaving}>
        Save
      </Button>
    </form>
  );
}

async function open(answer: (call: Received) => Answer | Promise<Answer>, day = "") {
  shop = await openShop(answer);
  onSaved.mockClear();
  render(
    <QueryClientProvider client={queryClient}>
      <RateForm day={day} />
      <Toaster />
    </QueryClientProvider>,
  );
  return {
    field: screen.getByRole("textbox", { name: "Gold Rate" }),
    save: screen.getByRole("button", { name: "Save" }),
  };
}

test("a mistake is marked before the focus goes to look for it", async () => {
  const { save } = await open(() => saved);
  const marked: boolean[] = [];
  const frame = vi.spyOn(window, "requestAnimationFrame").mockImplementation(() => {
    marked.push(document.querySelector("[aria-invalid=true]") !== null);
    return 0;
  });
  onTestFinished(() => frame.mockRestore());
  // Not by a user event, which would wait for every render.
  save.click();
  await waitFor(() => expect(marked).toContain(true));
  expect(marked[0]).toBe(true);
});

test("a mistake is shown beside its field, which has the focus, and nothing is sent", async () => {
  const { field, save } = await open(() => saved);
  await userEvent.click(save);
  await screen.findByText("Please enter valid gold rate");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field, "1");
  expect(screen.queryByText("Please enter valid gold rate")).toBeNull();
  expect(shop.received).toEqual([]);
});

test("a mistake in a value that has no field is shown in a toast", async () => {
  const { field, save } = await open(() => saved, "no day");
  await userEvent.type(field, "12500");
  await userEvent.click(save);
  await within(screen.getByRole("region", { name: "Notifications" })).findByText("Enter a day as YYYY-MM-DD.");
  expect(shop.received).toEqual([]);
});

test("pressed twice, it is sent once", async () => {
  const pressed = Promise.withResolvers<void>();
  const { field, save } = await open(async () => {
    await pressed.promise;
    return saved;
  });
  await userEvent.type(field, "12,500");
  await userEvent.dblClick(save);
  pressed.resolve();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(shop.received).toHaveLength(1);
  expect(onSaved).toHaveBeenCalledWith(1_250_000n);
});

test("a lost answer keeps what was typed, and the second try carries the same key", async () => {
  let isFirst = true;
  const { field, save } = await open(() => {
    if (!isFirst) return saved;
    isFirst = false;
    return "no answer";
  });
  await userEvent.type(field, "12500");
  await userEvent.click(save);
  await screen.findByText(/could not be reached/);
  expect(field).toHaveProperty("value", "12,500.00");
  await userEvent.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const [first, second] = shop.received;
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  // What is done is not said to have failed.
  expect(screen.queryByText(/could not be reached/)).toBeNull();
});

test("a refusal about a field is shown there, and a corrected save is a new request", async () => {
  let isFirst = true;
  const { field, save } = await open(() => {
    if (!isFirst) return saved;
    isFirst = false;
    return problem(422, "gold_rate_not_today", "Only today's rate can be set.");
  });
  await userEvent.type(field, "12500");
  await userEvent.click(save);
  await screen.findByText("Only today's rate can be set.");
  await userEvent.clear(field);
  await userEvent.type(field, "12600");
  await userEvent.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(new Set(shop.received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test("a changed form asks before it is left, a saved one does not", async () => {
  const { field, save } = await open(() => saved);
  expect(isLeavingGuarded()).toBe(false);
  await userEvent.type(field, "12500");
  expect(isLeavingGuarded()).toBe(true);
  await userEvent.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(isLeavingGuarded()).toBe(false);
});

test("a form whose request waits for an approval is told so and may be left", async () => {
  const waits = { data: "Waits for an approval.", approval: { approval_id: "7", has_reason: true } };
  const { field, save } = await open(() => ({ status: 202, json: waits }));
  await userEvent.type(field, "12500");
  await userEvent.click(save);
  await waitFor(() => expect(onWaits).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
  expect(isLeavingGuarded()).toBe(false);
});
