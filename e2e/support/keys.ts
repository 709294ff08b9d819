import type { Page } from "@playwright/test";

/** A keyboard that counts what is pressed. */
export function countingKeyboard(page: Page) {
  let count = 0;
  return {
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}
