// The choice of an amount on a scheme's card becomes a slider, where there is a script. What it comes to the page of the scheme says, as
// it does for who has none.

/** Gives each form of a card its slider, once. */
export function drawSliders(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-figures]")) {
    delete form.dataset["figures"];
    const select = form.querySelector("select");
    if (select !== null) drawSlider(form, select);
  }
}

/** In the place of the list and the button, as high as they are, so that nothing moves. */
function drawSlider(form: HTMLFormElement, select: HTMLSelectElement): void {
  const { options, id } = select;
  const slider = document.createElement("input");
  const shown = document.createElement("output");
  const showAmount = () => {
    const text = options[slider.valueAsNumber]?.text ?? "";
    shown.value = text;
    slider.setAttribute("aria-valuetext", text);
  };
  Object.assign(slider, { id, type: "range", min: "0", max: String(options.length - 1), step: "1" });
  slider.value = String(select.selectedIndex);
  slider.className = "min-h-(--control) w-full cursor-pointer accent-brand";
  shown.className = "flex min-h-(--control) min-w-20 items-center justify-end font-semibold whitespace-nowrap";
  shown.htmlFor.add(id);
  showAmount();
  let latest = 0;
  slider.addEventListener("input", () => {
    showAmount();
    latest += 1;
    const turn = latest;
    const amount = options[slider.valueAsNumber]?.value ?? "";
    // Whoever drags it means the amount on which they stop.
    setTimeout(() => {
      if (turn === latest) void answer(form, amount, () => turn === latest).catch(() => undefined);
    }, 150);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.querySelector("button")?.replaceWith(shown);
  select.replaceWith(slider);
}

/** Asks the scheme's page, and puts what it says on the card, if that is still meant. */
async function answer(form: HTMLFormElement, amount: string, isMeant: () => boolean): Promise<void> {
  const response = await fetch(withAmount(form.action, amount));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const said = page.querySelector<HTMLElement>("[data-total]");
  const card = form.closest("article");
  if (said === null || card === null || !isMeant()) return;
  for (const place of card.querySelectorAll<HTMLElement>("[data-said]"))
    place.textContent = said.dataset[place.dataset["said"] ?? ""] ?? "";
  for (const link of card.querySelectorAll<HTMLAnchorElement>("a[data-amount]"))
    link.href = withAmount(link.href, amount);
}

function withAmount(address: string, amount: string): string {
  const changed = new URL(address);
  changed.searchParams.set("amount", amount);
  return changed.href;
}
