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

/**
 * In the place of the list and the button, as high and as wide as they are, so that nothing moves. The list stays, unseen: a browser that
 * comes back to the page puts it back to what was chosen.
 */
function drawSlider(form: HTMLFormElement, select: HTMLSelectElement): void {
  const { options, id } = select;
  const slider = document.createElement("input");
  const shown = document.createElement("output");
  let latest = 0;
  const chosen = () => options[slider.valueAsNumber];
  const show = () => {
    const { text = "" } = chosen() ?? {};
    shown.value = text;
    slider.setAttribute("aria-valuetext", text);
  };
  const tellOfChosen = (delay: number) => {
    const { value: amount = "" } = chosen() ?? {};
    for (const link of form.closest("article")?.querySelectorAll<HTMLAnchorElement>("a[data-amount]") ?? [])
      link.href = withAmount(link.href, amount);
    latest += 1;
    const turn = latest;
    const isMeant = () => turn === latest;
    setTimeout(() => {
      if (isMeant()) void answer(form, amount, isMeant);
    }, delay);
  };
  Object.assign(slider, { id, type: "range", min: "0", max: String(options.length - 1), step: "1" });
  slider.value = String(select.selectedIndex);
  slider.className = "min-h-(--control) w-full cursor-pointer accent-brand";
  shown.className = "flex min-h-(--control) min-w-20 items-center justify-end font-semibold whitespace-nowrap";
  shown.htmlFor.add(id);
  const button = form.querySelector("button");
  if (button !== null) shown.style.width = `${button.offsetWidth}px`;
  show();
  // Another amount than the one of which the card tells was chosen before there was a slider.
  if (chosen()?.defaultSelected === false) tellOfChosen(0);
  slider.addEventListener("input", () => {
    select.selectedIndex = slider.valueAsNumber;
    show();
    // Whoever drags it means the amount on which they stop.
    tellOfChosen(150);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  button?.replaceWith(shown);
  select.before(slider);
  select.hidden = true;
  select.removeAttribute("id");
}

/** Asks the scheme's page, and puts what it says on the card, if that is still meant. What cannot be asked is left open: the card tells of no other amount. */
async function answer(form: HTMLFormElement, amount: string, isMeant: () => boolean): Promise<void> {
  const places = form.closest("article")?.querySelectorAll<HTMLElement>("[data-said]") ?? [];
  const put = (said: DOMStringMap) => {
    for (const place of isMeant() ? places : []) place.textContent = said[place.dataset["said"] ?? ""] ?? "\u2013";
  };
  try {
    const response = await fetch(withAmount(form.action, amount));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    put(page.querySelector<HTMLElement>("[data-total]")?.dataset ?? {});
  } catch {
    put({});
  }
}

function withAmount(address: string, amount: string): string {
  const changed = new URL(address);
  changed.searchParams.set("amount", amount);
  return changed.href;
}
