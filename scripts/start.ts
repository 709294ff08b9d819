/** What `pnpm start` runs: the pages are built when what they are made of changed, then the portal starts in this process. */
import { join } from "node:path";
import { buildPages, webDir } from "./build-pages.ts";
import { root } from "./run.ts";

/** What the server writes the public pages with. */
const siteFile = join(root, "apps/web/dist-server/render-site.js");

if (!(await buildPages())) {
  console.error("The pages could not be built; what went wrong stands above.");
  process.exit(1);
}
const { main } = await import("../apps/api/src/main.ts");
await main({ webDir, siteFile });
