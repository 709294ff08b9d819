import { pathToFileURL } from "node:url";
import type { OwnPageWriter } from "@thangam/contracts/site/own-page";
import type { RenderSite } from "@thangam/contracts/site/view";

/** What writes the pages: the server's bundle of the web. */
export interface SiteRenderer extends OwnPageWriter {
  renderSite: RenderSite;
  /** The style sheet of a shop's colour. */
  coloursOf: (colour: string) => string;
  /** What runs on a front before it is painted. */
  frontScript: { version: string; text: string };
}

/** Loads the bundle from its file. Its types are those of its source, whose build it is. */
export async function loadRenderer(file: string): Promise<SiteRenderer> {
  const bundle: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(bundle)) throw new Error(`${file} writes no pages`);
  return bundle;
}

function isRenderer(bundle: unknown): bundle is SiteRenderer {
  if (typeof bundle !== "object" || bundle === null) return false;
  const areThere = (["renderSite", "renderOwnPage", "programPageAt", "coloursOf"] as const).every(
    (name) => typeof Reflect.get(bundle, name) === "function",
  );
  return areThere && "frontScript" in bundle;
}
