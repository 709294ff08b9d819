import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#api/query.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { keptDraft } from "./kept-draft.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // The simulated browser measures nothing.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page is loaded anew, at a moment. */
async function loaded(path: string, moment: string) {
  cleanup();
  queryClient.clear();
  vi.setSystemTime(new Date(moment));
  await openPortal(path, { Get_Schemes: { json: { data: [] } } });
  await screen.findByRole("form", { name: "Scheme" });
}

const field = (name: string) => screen.getByRole("textbox", { name });
const draft = () => screen.queryByText(/^Draft kept/)?.textContent ?? null;

test("what is typed and not saved is kept for who typed it, with the time, until it is discarded", async () => {
  await loaded("/scheme?from=pay-11", "2026-11-26T12:48:00Z");
  expect(draft()).toBeNull();
  await userEvent.type(field("Name"), " Plus");
  await userEvent.clear(field("2. Percent"));
  await userEvent.type(field("2. Percent"), "twelve");
  expect(draft()).toBe("Draft kept at 18:18.");

  const own = "thangam.scheme.1.";
  const begunFrom = Object.keys(sessionStorage).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
  const readBy = (userId: bigint) => keptDraft(userId, begunFrom[0] ?? "").read();
  expect([begunFrom.length, readBy(1n)?.values.name, readBy(2n)]).toEqual([1, "Pay 11, get 12 Plus", null]);
  await loaded("/scheme?from=harvest", "2026-11-26T13:00:00Z");
  expect(draft()).toBeNull();

  await loaded("/scheme?from=pay-11", "2026-11-26T13:00:00Z");
  expect(field("Name")).toHaveProperty("value", "Pay 11, get 12 Plus");
  expect(field("2. Percent")).toHaveProperty("value", "twelve");
  expect(draft()).toBe("Draft kept at 18:18.");
  await userEvent.click(screen.getByRole("button", { name: "Discard it" }));
  expect(field("Name")).toHaveProperty("value", "Pay 11, get 12");
  expect(draft()).toBeNull();

  await loaded("/scheme?from=pay-11", "2026-11-26T13:05:00Z");
  expect(field("Name")).toHaveProperty("value", "Pay 11, get 12");
  await userEvent.type(field("Name"), " Extra");
  expect(draft()).toBe("Draft kept at 18:35.");
});
