import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

/** The headless shell first: it draws the same pages without the windows around them, for two thirds of the work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * What Chromium does without. Most of it is what Playwright leaves out, said again as Chromium reads the last list alone.
 * The two of the omnibox draw suggestions below an address bar that nobody sees, in two processes more for each window,
 * which is half of what a window costs.
 */
const unwanted = [
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Nothing but our pages: no updates, no first-run questions; and root, as in a container, has no sandbox. */
export const browserArguments = [
  "--disable-background-networking",
  "--disable-gpu",
  "--no-first-run",
  `--disable-features=${unwanted.join(",")}`,
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * A Chromium to drive: the one `PLAYWRIGHT_CHROMIUM` names, the system's, Playwright's own, or one installed now.
 * Throws a sentence that says what to do when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env["PLAYWRIGHT_CHROMIUM"];
  if (named !== undefined) {
    if (await isProgram(named)) return named;
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which is not a program.`);
  }
  const found = await present();
  if (found !== null) return found;

  console.log("No Chromium found; installing one.");
  if ((await run("playwright", ["install", "chromium"])) !== 0 && process.getuid?.() === 0) {
    await run("apt-get", ["update", "-qq"]);
    // Older systems have no package of the shell alone.
    if ((await installPackage("chromium-headless-shell")) !== 0) await installPackage("chromium");
  }
  const installed = await present();
  if (installed !== null) return installed;
  throw new Error("The browser tests need Chromium: install it, or set PLAYWRIGHT_CHROMIUM to the path of one.");
}

function installPackage(name: string): Promise<number> {
  return run("apt-get", ["install", "-y", "-qq", name], { DEBIAN_FRONTEND: "noninteractive" });
}

async function present(): Promise<string | null> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (await isProgram(path)) return path;
    }
  }
  const own = chromium.executablePath();
  return (await isProgram(own)) ? own : null;
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
