import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#api/query.ts";
import { openPortal } from "#testing/open-portal.tsx";
import { adminJson } from "#testing/shop.ts";

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

/** The page is loaded anew, at a moment, by a person. */
async function loaded(path: string, moment: string, person = adminJson) {
  cleanup();
  queryClient.clear();
  vi.setSystemTime(new Date(moment));
  await openPortal(path, { Get_Session: { json: { data: [person] } }, Get_Schemes: { json: { data: [] } } });
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

  await loaded("/scheme?from=pay-11", "2026-11-26T13:00:00Z", { ...adminJson, fld_userid: "2" });
  expect(field("Name")).toHaveProperty("value", "Pay 11, get 12");
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
