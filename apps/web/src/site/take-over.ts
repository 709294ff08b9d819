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
  const next = front.contains(focused)
    ? focused instanceof HTMLInputElement && fieldOf(focused.name)
    : root.querySelector<HTMLElement>("[data-first]");
  if (next) next.focus({ preventScroll: true });
  for (const written of front.querySelectorAll("input")) {
    const { name, value, selectionStart, selectionEnd } = written;
    const field = fieldOf(name);
    if (field === null || value === "") continue;
    type(field, value);
    // Browsers tell it of no e-mail.
    if (written === focused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
  const pressed = pressedIn(front, root);
  front.remove();
  window.scrollTo(scrollX, scrollY);
  // After what was typed has reached the forms.
  setTimeout(() => {
    for (const part of pressed)
      if (part instanceof HTMLFormElement) part.requestSubmit();
      else part?.click();
  });
}

/** The parts that stand where parts stood that were pressed. */
function pressedIn(front: Element, root: Element) {
  const partsOf = (all: Element) => [...all.querySelectorAll<HTMLElement>("form, form button[type=button]")];
  const drawn = partsOf(root);
  return partsOf(front).flatMap(({ dataset }, at) => (dataset["pressed"] === undefined ? [] : [drawn[at]]));
}

/** As if by hand: the form hears of it. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function show(part: HTMLElement | null, isShown: boolean): void {
  if (part !== null) part.hidden = !isShown;
}
