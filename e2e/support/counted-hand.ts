import type { Page } from "./portal.ts";

/** A person's times in seconds, by the keystroke-level model: to think, to point and press, and for a key of a slow typist. */
const times = { thinking: 1.35, pointing: 1.3, key: 0.5 } as const;

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Does what a person does, and counts the steps and the time that it takes one. */
export function countedHand(page: Page) {
  let [steps, seconds] = [0, 0];
  const count = (keys: number) => {
    steps += 1;
    seconds += times.thinking + times.pointing + keys * times.key;
  };
  return {
    async fill(name: string, typed: string) {
      count(typed.length);
      await page.getByRole("textbox", { name, exact: true }).fill(typed);
    },
    async press(role: "button" | "link" | "checkbox", name: string | RegExp) {
      count(0);
      await page
        .getByRole(role, { name, ...(typeof name === "string" && { exact: true }) })
        .first()
        .click();
    },
    /** From a list, by its place behind what stands there while nothing is chosen. */
    async choose(name: string, place: number) {
      count(place);
      await page.getByRole("combobox", { name, exact: true }).selectOption({ index: place });
    },
    /** A colour is pointed at, which takes as long as ten keys. */
    async colour(name: string, value: string) {
      count(10);
      await page.getByLabel(name, { exact: true }).fill(value);
    },
    /** A file is looked for. */
    async attach(name: string, picture: Picture) {
      count(20);
      await page.getByLabel(name, { exact: true }).setInputFiles(picture);
    },
    told: () => ({ steps, seconds }),
  };
}
