export { makeOwnPages, ownPaths } from "./own-pages.ts";
export type { OwnPages } from "./own-pages.ts";
export { makeSite } from "./site.ts";
export type { Site } from "./site.ts";
export { loadRenderer } from "./renderer.ts";
export type { SiteRenderer } from "./renderer.ts";
