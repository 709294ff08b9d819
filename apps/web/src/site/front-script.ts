import { languages } from "@thangam/texts/languages";
import { LEFT, SIGNED_IN } from "#api/signed-in.ts";
import { KEPT_LANGUAGE } from "#i18n/chosen-language.ts";
import { JOINING, SENT_CODE } from "#shared/session/kept-steps.ts";
import { KEPT_THEME } from "#ui/theme.ts";
import { startProgram } from "./start-program.ts";

const keys = {
  language: KEPT_LANGUAGE,
  theme: KEPT_THEME,
  signedIn: SIGNED_IN,
  left: LEFT,
  steps: [SENT_CODE, JOINING],
};

/**
 * Runs in the head of a page that the program will take over, before anything is painted. A front is the same for everybody, so what
 * this browser keeps is looked at here; a page of one person is shown to that person alone. It is sent as its own text: nothing outside
 * of it is there.
 */
function beforePaint(
  { language, theme, signedIn, left, steps }: typeof keys,
  known: readonly string[],
  begin: typeof startProgram,
): void {
  const { documentElement: page } = document;
  // The program comes when the page is painted, so that a slow line has the page for itself. A page that nobody sees is not painted.
  document.addEventListener("DOMContentLoaded", () => {
    if (document.visibilityState === "hidden") begin();
    else requestAnimationFrame(() => setTimeout(begin));
  });
  const chosen = localStorage.getItem(theme);
  if (chosen === "light" || chosen === "dark") page.dataset["theme"] = chosen;
  const query = new URLSearchParams(location.search);
  const spoken = localStorage.getItem(language);
  const isOther = !query.has("language") && spoken !== null && known.includes(spoken) && spoken !== page.lang;
  const whoIsIn = localStorage.getItem(signedIn);
  const { own, speaks } = page.dataset;
  if (own !== undefined) {
    // The page was written for whoever the cookies name; this browser may know another one, or that they left.
    const isFit = (whoIsIn === null || whoIsIn === own) && localStorage.getItem(left) === null;
    if (isFit) localStorage.setItem(signedIn, own);
    if (isFit && speaks !== undefined) localStorage.setItem(language, page.lang);
    if (isFit && (speaks !== undefined || !isOther)) page.dataset["fit"] = "";
    else page.dataset["unfit"] = "";
    // Another tab: they leave, or somebody else signs in.
    addEventListener("storage", ({ key, newValue }) => {
      const hasLeft = (key === signedIn && newValue !== own) || (key === left && newValue !== null) || key === null;
      if (!hasLeft || document.querySelector("#front") === null) return;
      delete page.dataset["fit"];
      page.dataset["unfit"] = "";
      document.querySelector("#answers")?.remove();
    });
  } else {
    // Somebody who goes on inside, or a step of this tab that the server cannot know.
    const isStep = query.get("step") === "code" && steps.some((step) => sessionStorage.getItem(step) !== null);
    if (whoIsIn !== null) page.dataset["unfit"] = "in";
    else if (isOther || isStep) page.dataset["unfit"] = "";
    if (isOther && whoIsIn === null) {
      // The same page in that language. Its address names it, so that this happens once.
      query.set("language", spoken);
      location.replace(`${location.pathname}?${query.toString()}`);
      return;
    }
  }
  // The focus of the sign-in, by the rule of its program. Who has begun to type keeps it.
  const focusFirst = () => {
    const name = matchMedia("(pointer: coarse)").matches ? "mobile" : "email";
    const first = document.querySelector<HTMLElement>(`#front input[name=${name}]`);
    if (first === null && document.readyState === "loading") requestAnimationFrame(focusFirst);
    else if (document.activeElement === document.body) first?.focus({ preventScroll: true });
  };
  if (page.dataset["unfit"] === undefined) requestAnimationFrame(focusFirst);
}

/** Notes what is typed and pressed before the program is here, for the program. It is sent as its own text, too. */
function noteBefore(): void {
  // Staff's fields take nothing until then. What is typed stands in the field where the screen begins, up to Enter.
  document.addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
    const first = document.querySelector<HTMLInputElement>("#front fieldset:disabled input[autofocus]");
    if (first === null || ctrlKey || altKey || metaKey || document.activeElement !== document.body) return;
    if (key === "Enter" && first.value !== "") first.dataset["entered"] = "";
    if (first.dataset["entered"] !== undefined) return;
    if (key === "Backspace") first.value = first.value.slice(0, -1);
    else if (key.length === 1) first.value += key;
  });
  // What is pressed before the program is here is pressed by it: a form is sent by its button, or with Enter. It shows at once.
  const note = (part: EventTarget | null, shown: Element | null, isLink = false) => {
    if (!(part instanceof HTMLElement) || part.closest("#front") === null) return;
    // Of two forms the later is meant.
    if (part instanceof HTMLFormElement)
      for (const other of document.querySelectorAll("#front form, #front form [aria-busy]")) {
        other.removeAttribute("data-pressed");
        other.removeAttribute("aria-busy");
      }
    if (!isLink) part.dataset["pressed"] = "";
    shown?.setAttribute("aria-busy", "true");
  };
  document.addEventListener("submit", ({ target, submitter }) => note(target, submitter));
  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const part = target instanceof Element ? target.closest('button[type=button],a[href^="/"]') : null;
    const isLink = part instanceof HTMLAnchorElement;
    // Another tab or window is not waited for here.
    if (!isLink || !(ctrlKey || metaKey || shiftKey)) note(part, part, isLink);
  });
}

export const frontScriptText = `(${beforePaint.toString()})(${JSON.stringify(keys)},${JSON.stringify(languages)},${startProgram.toString()});(${noteBefore.toString()})();\n`;

/** A short print of the text, so that a browser that keeps it asks anew when it has changed. */
export const frontVersion = Array.from(frontScriptText, (letter) => letter.codePointAt(0) ?? 0)
  .reduce((print, code) => (print * 31 + code) % 4_294_967_291, 7)
  .toString(36);
