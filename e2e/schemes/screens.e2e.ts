import type { Page } from "../support/portal.ts";
import { editFirst, lookAt, press } from "../support/look.ts";

lookAt([
  { name: "edit the scheme", who: "admin", path: "/schemes", reach: editFirst },
  { name: "gallery of schemes", who: "admin", path: "/scheme" },
  { name: "scheme maker, all of it open", who: "admin", path: "/scheme?from=pay-11", reach: openAll },
  { name: "scheme maker with mistakes", who: "admin", path: "/scheme?from=no-wastage", reach: makeMistakes },
  { name: "joining a scheme with its terms", who: null, path: "/registration", reach: chooseScheme },
]);

async function openAll(page: Page): Promise<void> {
  await page.getByRole("form", { name: "Scheme" }).waitFor();
  for (const part of await page.locator("details > summary").all()) await part.click();
  for (const name of ["Who saves is given a gift", "Tax is shown aside"])
    await page.getByRole("checkbox", { name }).check();
  for (const name of ["Add a rule", "Add a festival"]) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Keep something back" }).click();
}

async function makeMistakes(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "1. Percent" }).fill("half");
  await page.getByRole("textbox", { name: "2. And paid" }).fill("");
  await page.getByRole("textbox", { name: "Instalments", exact: true }).fill("");
  await press("Save Scheme")(page);
}

async function chooseScheme(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Saving Scheme", exact: true }).selectOption({ index: 1 });
}
