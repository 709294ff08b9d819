import { beforeEach, expect, test, vi } from "vitest";
import { dropUnfitPage, takeOver } from "#site/take-over.ts";
import { frontScriptText } from "#site/front-script.ts";

const form =
  '<form><input name="mobile"></form><form><input name="email"><input type="password" name="password"></form>';

beforeEach(() => {
  document.body.innerHTML = `<div id="front">${form}</div><div id="root" hidden>${form}</div><section id="shop"></section><template id="late"></template>`;
});

const inputOf = (part: string, name: string) => document.querySelector<HTMLInputElement>(`${part} [name=${name}]`);

test("what the program draws takes the place of what was written, with what was typed, the focus and what was sent", async () => {
  const email = inputOf("#front", "email");
  email?.focus();
  if (email !== null) email.value = "meena@example.com";
  email?.form?.setAttribute("data-pressed", "");
  const heard: (string | null)[] = [];
  for (const event of ["input", "submit"])
    document.querySelector("#root")?.addEventListener(event, (happened) => {
      happened.preventDefault();
      heard.push(event);
    });
  takeOver();
  expect(document.querySelector("#front")).toBeNull();
  expect(document.querySelector<HTMLElement>("#root")?.hidden).toBe(false);
  expect(inputOf("#root", "email")?.value).toBe("meena@example.com");
  expect(document.activeElement).toBe(inputOf("#root", "email"));
  expect(heard).toEqual(["input"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(["input", "submit"]);
});

test("who has not begun anywhere begins where the screen says", () => {
  inputOf("#root", "mobile")?.setAttribute("data-first", "true");
  takeOver();
  expect(document.activeElement).toBe(inputOf("#root", "mobile"));
});

test("what was written for other readers is left out at once, and the words for a late program with it", () => {
  dropUnfitPage();
  expect(document.querySelector("#late")).toBeNull();
  expect(document.querySelector("#front")).not.toBeNull();
  document.documentElement.dataset["unfit"] = "";
  dropUnfitPage();
  expect(document.querySelector("#front")).toBeNull();
  expect(document.querySelector<HTMLElement>("#root")?.hidden).toBe(false);
  expect(document.querySelector<HTMLElement>("#shop")?.hidden).toBe(true);
  expect(document.documentElement.dataset["unfit"]).toBeUndefined();
});

test.each([
  ["in", 1],
  ["", 0],
])("the outline of a home stays until the home is drawn, and is for nobody else: %s", (unfit, shown) => {
  document.querySelector("#root")?.insertAdjacentHTML("beforeend", '<div class="waiting"></div>');
  document.documentElement.dataset["unfit"] = unfit;
  dropUnfitPage();
  expect(document.querySelectorAll(".waiting")).toHaveLength(shown);
});

const replace = vi.fn();

/** Runs what a page begins with as the browser does: as a text, with nothing of ours around it. */
function isUnfitAt(address: string, kept: Record<string, string>): boolean {
  localStorage.clear();
  document.documentElement.removeAttribute("data-unfit");
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.lang = "ta";
  window.history.replaceState(null, "", address);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is this text that is sent
  new Function("location", frontScriptText)({ search: location.search, pathname: location.pathname, replace });
  return document.documentElement.dataset["unfit"] !== undefined;
}

test.each([
  ["a first visit", "/", {}, false],
  ["the language that this browser keeps", "/", { "thangam.language": "ta" }, false],
  ["another one than this browser keeps", "/", { "thangam.language": "hi" }, true],
  ["the one that the address names", "/?language=ta", { "thangam.language": "hi" }, false],
  ["what is no language of ours", "/", { "thangam.language": "xx" }, false],
  ["somebody who is signed in", "/", { "thangam.signed-in": "7" }, true],
  ["a step that this tab knows nothing of", "/?step=code", {}, false],
  ["a sign-in on the way elsewhere", "/?next=%2Fdashboard", {}, false],
])("a page that the server wrote is for its reader, unless it is not: %s", (_who, address, kept, isUnfit) => {
  expect(isUnfitAt(address, kept)).toBe(isUnfit);
});

test("a step of this tab waits for the program, and so does the home of who is signed in, in outline", () => {
  sessionStorage.setItem("thangam.sign-in-code", "{}");
  expect(isUnfitAt("/?step=code", {})).toBe(true);
  sessionStorage.clear();
  isUnfitAt("/", { "thangam.signed-in": "7", "thangam.language": "hi" });
  expect(document.documentElement.dataset["unfit"]).toBe("in");
});

test("who keeps another language goes to the page of that language, once, with all else that was asked for", () => {
  replace.mockClear();
  isUnfitAt("/?next=%2Fpay", { "thangam.language": "hi" });
  isUnfitAt("/?next=%2Fpay&language=ta", { "thangam.language": "hi" });
  expect(replace.mock.calls).toEqual([["/?next=%2Fpay&language=hi"]]);
});

test("the caret stays where it was, and so does what is marked in either direction", async () => {
  const [written, drawn] = [inputOf("#front", "mobile"), inputOf("#root", "mobile")];
  if (written !== null) written.value = "98400";
  written?.focus();
  written?.setSelectionRange(2, 4, "backward");
  // As a form does that draws its field by what it knows.
  drawn?.addEventListener("input", () => {
    const { value } = drawn;
    drawn.value = "";
    queueMicrotask(() => (drawn.value = value));
  });
  takeOver();
  await Promise.resolve();
  expect([document.activeElement, drawn?.selectionStart, drawn?.selectionEnd]).toEqual([drawn, 2, 4]);
  expect(drawn?.selectionDirection).toBe("backward");
});

test("what is pressed before the program is here shows it at once, but for what opens elsewhere", () => {
  document
    .querySelector("#front")
    ?.insertAdjacentHTML(
      "beforeend",
      '<button type="button"><b>Help</b></button><a href="/pay">Pay</a><a href="/me">Me</a><a href="#down">Down</a>',
    );
  document.querySelector("#front form")?.insertAdjacentHTML("beforeend", "<button>Send</button>");
  isUnfitAt("/", {});
  for (const press of ["b", "[href='/pay']", "[href='#down']", "form button"])
    document.querySelector<HTMLElement>(`#front ${press}`)?.click();
  document.querySelector("[href='/me']")?.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
  const shown = [...document.querySelectorAll('[aria-busy="true"]')].map(({ textContent }) => textContent);
  expect(shown).toEqual(["Send", "Help", "Pay"]);
  const pressed = [...document.querySelectorAll("[data-pressed]")].map(({ tagName }) => tagName);
  expect(pressed).toEqual(["FORM", "BUTTON"]);
});

test("the theme that this browser keeps is there before anything is painted", () => {
  isUnfitAt("/", { "thangam.theme": "dark" });
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});
