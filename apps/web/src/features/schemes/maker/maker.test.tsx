import { wireNames } from "@thangam/contracts/kernel/wire";
import { rulesOfTerms } from "@thangam/contracts/schemes/derived-rules";
import { saveScheme } from "@thangam/contracts/schemes/operations";
import { encode } from "@thangam/terms/json/json";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { openPortal } from "#testing/open-portal.tsx";
import { problem } from "#testing/shop.ts";
import { galleryCards } from "./gallery-cards.ts";

/** The simulated browser measures nothing. */
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const noSchemes = { Get_Schemes: { json: { data: [] } } };
const refused = problem(422, "value_invalid", "Check the marked fields.");

async function open(path: string, answers = {}) {
  const opened = await openPortal(path, { ...noSchemes, Save_Scheme: refused, ...answers });
  await screen.findByRole("form", { name: "Scheme" });
  return opened;
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save Scheme" }));

/** Not typed in: what was edited, a tick, and what an older scheme adds. The fields of the terms have places of their own. */
const untyped = new Set(["schemeId", "version", "isOpen", "benefits", "terms"]);

test("every field that a save takes and terms do not state stands in the maker", async () => {
  const stated = new Set(galleryCards.flatMap(({ terms }) => Object.keys(rulesOfTerms(terms))));
  const fields = [...wireNames(saveScheme.input)].filter(([name]) => !untyped.has(name) && !stated.has(name));
  const errors = fields.map(([name, field]) => ({ field, code: "value_invalid", message: `Something about ${name}` }));
  await open("/scheme?from=pay-11", {
    Save_Scheme: problem(422, "value_invalid", "Check the marked fields.", errors),
  });
  await userEvent.click(screen.getByRole("button", { name: "Any amount" }));
  await save();
  for (const [name] of fields) await screen.findByText(`Something about ${name}`);
});

test("the gallery shows each card with what it promises, and a card opens the maker", async () => {
  await openPortal("/scheme", noSchemes);
  for (const title of ["Golden harvest", "No wastage up to 18 %", "Gold by weight", "Average rate"])
    await screen.findByRole("link", { name: new RegExp(title) });
  await userEvent.click(screen.getByRole("link", { name: /Pay 11, get 12.*₹\s22,000 → ₹\s24,000/ }));
  await screen.findByRole("textbox", { name: "Name" });
  screen.getByDisplayValue("Pay 11, get 12");
});

test.each(galleryCards.map(({ id }) => id))("the card %s is sent as it stands", async (id) => {
  const { calls } = await open(`/scheme?from=${id}`);
  await save();
  await waitFor(() => expect(calls("Save_Scheme")).toHaveLength(1));
  const card = galleryCards.find((known) => known.id === id);
  expect(calls("Save_Scheme")[0]?.body).toMatchObject({ terms: encode(card?.terms), open: true });
});

test("what is missing or wrong is marked at its field, the first has the focus, and nothing is lost", async () => {
  const { calls } = await open("/scheme?from=pay-11");
  const percent = screen.getByRole("textbox", { name: "2. Percent" });
  await userEvent.clear(percent);
  await userEvent.type(percent, "twelve");
  const paid = screen.getByRole("textbox", { name: "3. And paid" });
  await userEvent.clear(paid);
  await userEvent.type(paid, "12");
  await screen.findByText(/figures are those from before/);
  await save();
  await screen.findByRole("textbox", { name: "2. Percent", description: "This is no value that stands here." });
  await waitFor(() => expect(document.activeElement).toBe(percent));
  screen.getByDisplayValue("twelve");
  expect(calls("Save_Scheme")).toHaveLength(0);

  await userEvent.clear(percent);
  await userEvent.type(percent, "60");
  await save();
  await screen.findByText("The scheme has fewer instalments than this.");
  await waitFor(() => expect(document.activeElement).toBe(paid));
});

test("what the server says of the terms stands at its field, in a part that opens by itself", async () => {
  const said = { field: "terms.late.grace", code: "terms_invalid", message: "This is no value that stands here." };
  await open("/scheme?from=pay-11", {
    Save_Scheme: problem(422, "value_invalid", "Check the marked fields.", [said]),
  });
  await save();
  const grace = await screen.findByRole("textbox", { name: "Days of grace", description: said.message });
  await waitFor(() => expect(document.activeElement).toBe(grace));
});

test("how long a book rests after the last payment is told beside its part, marked where it is no number, and sent in days", async () => {
  const { calls } = await open("/scheme?from=pay-11");
  await userEvent.click(screen.getByText("Taking it"));
  const rests = screen.getByRole("textbox", { name: "Ready after the last payment" });
  await userEvent.type(rests, "a month");
  await save();
  await screen.findByRole("textbox", { name: /last payment/, description: /no value/ });
  await userEvent.clear(rests);
  await userEvent.type(rests, "30");
  await screen.findByText("It is not ready before 30 days after the last payment.", { exact: false });
  await save();
  await waitFor(() => expect(calls("Save_Scheme")).toHaveLength(1));
  expect(calls("Save_Scheme")[0]?.body).toMatchObject({ terms: { schedule: { matures: { months: 11 }, rests: 30 } } });
});

test("a warning comes with the terms and goes with the button beside it", async () => {
  await open("/scheme?from=pay-11");
  const told = within(screen.getByRole("list", { name: "What the terms bring about" }));
  await userEvent.click(screen.getByText("Late"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Paying late costs something" }));
  await userEvent.click(screen.getByText("Paying"));
  await userEvent.clear(screen.getByRole("textbox", { name: /Instalments in a calendar month/ }));
  await told.findByText("A saver can bring everything on the last day and gain", { exact: false });
  await userEvent.click(told.getByRole("button", { name: "One payment a month" }));
  await waitFor(() => expect(told.queryByText(/bring everything/)).toBeNull());
  await told.findByText("Ready on day 334, taken by day 364: inside 365 days.", { exact: false });
});

test("the brochure and the chart follow what is typed and what is tried", async () => {
  await open("/scheme?from=pay-11");
  const brochure = () => within(screen.getByRole("table", { name: /^The brochure, for who joins on/ }));
  brochure().getByRole("row", { name: /^Ready .*₹\s22,000 ₹\s2,000 ₹\s24,000$/ });
  const last = screen.getByRole("textbox", { name: "3. Percent" });
  await userEvent.clear(last);
  await userEvent.type(last, "150");
  await brochure().findByRole("row", { name: /^Ready .*₹\s22,000 ₹\s3,000 ₹\s25,000$/ });
  const amounts = within(screen.getByRole("group", { name: "Amount of the brochure" }));
  await userEvent.click(amounts.getByRole("button", { name: /5,000/ }));
  await brochure().findByRole("row", { name: /^Ready .*₹\s55,000 ₹\s7,500 ₹\s62,500$/ });
  const chart = () => screen.getByRole("img", { name: /are saved and .* owed; the book is ready on/ });
  const before = chart().textContent;
  fireEvent.change(screen.getByRole("slider", { name: "leaves out" }), { target: { value: "3" } });
  await waitFor(() => expect(chart().textContent).not.toBe(before));
});

test("the brochure of any amounts says which one it supposes", async () => {
  await open("/scheme?from=daily");
  screen.getByText(/^An example: who joins on .* and pays .* every day, \d+ times in all/);
});
