import { isReader } from "#api/signed-in.ts";
import { typeInto } from "#ui/type-into.ts";

// The server writes some screens before the program is here (docs/decisions/030): `#front` stands for the screen, which the
// program draws into the hidden `#root`, and `#shop` is what the shop says below it, which the program leaves as it is.

/** Leaves what was written out where it is not for this reader, as the script in the page's head has found. */
export function dropUnfitPage(): void {
  document.querySelector("#late")?.remove();
  const { dataset } = document.documentElement;
  if (dataset["unfit"] === undefined) return;
  // The outline of a home stays until the home is drawn.
  if (dataset["unfit"] !== "in") document.querySelector("#root > .waiting")?.remove();
  delete dataset["unfit"];
  document.querySelector("#front")?.remove();
  show(document.querySelector("#root"), true);
  show(document.querySelector("#shop"), false);
}

/** Puts what the program has drawn in the place of what was written: what was typed, the focus and what was sent go along. */
export function takeOver(): void {
  const front = document.querySelector("#front");
  const root = document.querySelector<HTMLElement>("#root");
  if (front === null || root === null) return;
  const focused = document.activeElement;
  const { scrollX, scrollY } = window;
  root.hidden = false;
  const fieldOf = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  const placeOf = (part: Element) =>
    part instanceof HTMLInputElement ? fieldOf(part.name) : sameIn(front, part, root);
  // Who is nowhere yet begins at the field that a hidden page could not give the focus to. Who is in the shop's part stays there.
  const isNowhere = focused === null || focused === document.body;
  const at = isNowhere ? front.querySelector("[autofocus]") : focused;
  const next = at === null ? root.querySelector<HTMLElement>("[data-first]") : front.contains(at) && placeOf(at);
  if (next) next.focus({ preventScroll: true });
  // Its place took no focus, but what was typed for it.
  const typedBefore = at instanceof HTMLInputElement && at.matches(":disabled") ? at.value : "";
  if (next instanceof HTMLInputElement && typedBefore !== "" && isReader()) typeInto(next, typedBefore);
  for (const written of front.querySelectorAll<HTMLInputElement>("input:enabled")) {
    const { name, value, selectionStart, selectionEnd, selectionDirection } = written;
    const field = fieldOf(name);
    if (field === null || value === "") continue;
    typeInto(field, value);
    if (written !== focused || selectionStart === null) continue;
    const mark = () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    mark();
    // The form empties the field when it hears of the value, and writes it again when this is over.
    queueMicrotask(mark);
  }
  const pressed = isReader() ? pressedIn(front, root) : [];
  front.remove();
  window.scrollTo(scrollX, scrollY);
  // After what was typed has reached the forms.
  setTimeout(() => {
    for (const part of pressed)
      if (part instanceof HTMLFormElement) part.requestSubmit();
      else part.click();
  });
}

/** The part that says the same as `part` of the front, and stands where that stood among all that say it. */
function sameIn(front: Element, part: Element, root: Element): HTMLElement | undefined {
  const [what] = [...partsIn(front)].find(([, one]) => one === part) ?? [];
  return what === undefined ? undefined : partsIn(root).get(what);
}

/** The parts that say the same as parts that were pressed, and stand where those stood among all that say it. */
function pressedIn(front: Element, root: Element) {
  const drawn = partsIn(root);
  return [...partsIn(front)].flatMap(([what, { dataset }]) =>
    dataset["pressed"] === undefined ? [] : (drawn.get(what) ?? []),
  );
}

function partsIn(page: Element): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const part of page.querySelectorAll<HTMLElement>("form, button, a")) {
    const said = part instanceof HTMLFormElement ? "a form" : (part.getAttribute("aria-label") ?? part.textContent);
    const before = counts.get(said) ?? 0;
    counts.set(said, before + 1);
    parts.set(`${before} ${said}`, part);
  }
  return parts;
}

function show(part: HTMLElement | null, isShown: boolean): void {
  if (part !== null) part.hidden = !isShown;
}
