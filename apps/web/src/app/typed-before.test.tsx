import { beforeEach, expect, test } from "vitest";
import { frontScriptText } from "#site/front-script.ts";
import { takeOver } from "#site/take-over.ts";

const form =
  '<form><input name="mobile"></form><form><input name="email"><input type="password" name="password"></form>';

beforeEach(() => {
  document.body.innerHTML = `<div id="front">${form}</div><div id="root" hidden>${form}</div><section id="shop"></section>`;
});

const inputOf = (part: string, name: string) => document.querySelector<HTMLInputElement>(`${part} [name=${name}]`);

function runFrontScript(kept: Record<string, string>): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  // oxlint-disable-next-line typescript/no-implied-eval -- it is this text that is sent
  new Function(frontScriptText)();
}

test("staff who type before the program is here find it in the first field up to Enter, on their own page alone", () => {
  const page = document.documentElement;
  page.dataset["own"] = "7";
  const counter =
    '<div id="front"><fieldset disabled><input name="book" autofocus></fieldset></div><div id="root" hidden><input name="book"></div>';
  document.body.innerHTML = counter;
  runFrontScript({ "thangam.signed-in": "7" });
  for (const key of ["G", "F", "x", "Backspace", "1", "Control", "Enter", "5"])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(inputOf("#front", "book")?.value).toBe("GF1");
  takeOver();
  expect(inputOf("#root", "book")?.value).toBe("GF1");
  document.body.innerHTML = counter;
  inputOf("#front", "book")?.setAttribute("value", "GF1");
  localStorage.setItem("thangam.signed-in", "8");
  takeOver();
  expect(inputOf("#root", "book")?.value).toBe("");
  // Who typed nothing changes nothing that the program has filled in.
  document.body.innerHTML = counter;
  inputOf("#root", "book")?.setAttribute("value", "GF1037");
  localStorage.setItem("thangam.signed-in", "7");
  takeOver();
  expect(inputOf("#root", "book")?.value).toBe("GF1037");
  delete page.dataset["own"];
});

test("whoever is in the shop's part stays there, and what has the focus in the front has it in its place", () => {
  const parts = '<a href="/join">Join</a><button type="button">Help</button><button type="button">Help</button>';
  for (const part of ["#front", "#root"]) document.querySelector(part)?.insertAdjacentHTML("beforeend", parts);
  const shop = document.querySelector("#shop");
  shop?.insertAdjacentHTML("beforeend", '<input name="code">');
  inputOf("#root", "mobile")?.setAttribute("data-first", "true");
  inputOf("#shop", "code")?.focus();
  takeOver();
  expect(document.activeElement).toBe(inputOf("#shop", "code"));
  for (const at of ["a", "button:last-child"]) {
    document.body.innerHTML = `<div id="front">${form}${parts}</div><div id="root" hidden>${form}${parts}</div>`;
    document.querySelector<HTMLElement>(`#front ${at}`)?.focus();
    takeOver();
    expect(document.activeElement).toBe(document.querySelector(`#root ${at}`));
  }
});

test("of two forms that were sent the later is meant", () => {
  runFrontScript({});
  const [first, second] = document.querySelectorAll("#front form");
  for (const one of [first, second]) one?.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
  expect([first, second].map((one) => one?.hasAttribute("data-pressed"))).toEqual([false, true]);
});
