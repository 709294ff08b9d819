import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawSliders } from "#site/sliders.ts";

const asked = vi.fn(async () => new Response('<p data-total="\u20b9 24,000"></p>'));

beforeEach(() => {
  document.body.innerHTML = `<article><dd data-said="total">1</dd><a data-amount href="/registration?scheme=A&amount=500"></a>
    <form data-figures action="/savings/a"><select name="amount" id="s"><option value="500" selected>\u20b9 500</option><option value="2000">\u20b9 2,000</option></select><button></button></form></article>`;
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function chooseInList(amount: string): void {
  const list = document.querySelector("select");
  if (list !== null) list.value = amount;
}
const said = () => document.querySelector("[data-said]")?.textContent;

test("the amounts of a scheme's card become a slider, and what it comes to is what the scheme's page says", async () => {
  drawSliders();
  drawSliders();
  const slider = document.querySelector<HTMLInputElement>("#s");
  expect([slider?.type, slider?.max, slider?.getAttribute("aria-valuetext")]).toEqual(["range", "1", "\u20b9 500"]);
  for (const value of ["0", "1"]) {
    if (slider !== null) slider.value = value;
    slider?.dispatchEvent(new Event("input"));
  }
  expect(document.querySelector("output")?.textContent).toBe("\u20b9 2,000");
  expect(document.querySelector("a")?.search).toBe("?scheme=A&amount=2000");
  await vi.waitFor(() => expect(said()).toBe("\u20b9 24,000"));
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/\/savings\/a\?amount=2000$/)]]);
  // What the browser puts back when somebody comes back to the page.
  expect(document.querySelector("select")).toMatchObject({ hidden: true, value: "2000" });
});

test("what was chosen in the list before there was a slider is what the card tells of and leads to", async () => {
  chooseInList("2000");
  drawSliders();
  expect(document.querySelector("output")?.textContent).toBe("\u20b9 2,000");
  expect(document.querySelector("a")?.search).toBe("?scheme=A&amount=2000");
  await vi.waitFor(() => expect(said()).toBe("\u20b9 24,000"));
});

test("a card whose page does not answer tells nothing rather than the figures of another amount", async () => {
  asked.mockRejectedValueOnce(new TypeError("no line"));
  chooseInList("2000");
  drawSliders();
  await vi.waitFor(() => expect(said()).toBe("\u2013"));
});
