import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { lookAt } from "../support/look.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Name, mobile number, book, receipt or screen" });

lookAt([
  {
    name: "search-everything",
    who: "admin",
    path: "/schemes",
    reach: async (page) => {
      await page.keyboard.press("Control+k");
      await box(page).fill("ka");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
]);
