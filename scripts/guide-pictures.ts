/**
 * Takes the pictures of the guides anew: each state of guide-pictures/states.ts in each language, from a demo shop of its own
 * (or the one that PORTAL_URL names), into apps/web/public. Options: --only=paymentBox,goldRate --in=ta,hi
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { guidePicturePath } from "../packages/contracts/src/menu/guide-pictures.ts";
import { languages } from "../packages/texts/src/languages.ts";
import { browserArguments, findBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";
import { askForApproval, openStudio } from "./guide-pictures/studio.ts";
import { pictureStates } from "./guide-pictures/states.ts";
import { root } from "./run.ts";
import { startPortal } from "./start-portal.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, in: { type: "string" } } });
const wanted = Object.entries(pictureStates).filter(([name]) => values.only?.split(",").includes(name) !== false);

const portal = await startPortal(await freePort());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
let bytes = 0;
try {
  await askForApproval(browser, portal.url);
  for (const language of languages.filter((known) => values.in?.split(",").includes(known) !== false)) {
    const studio = await openStudio(browser, portal.url, language);
    for (const [name, state] of wanted) {
      const file = join(root, "apps/web/public", guidePicturePath(name, language));
      const picture = await studio.take(state);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
      bytes += picture.length;
      console.log(`${language} ${name}: ${picture.length} bytes`);
    }
    await studio.close();
  }
} finally {
  await browser.close();
  await portal.stop();
}
console.log(`${bytes} bytes`);
