export { makeSite } from "./site.ts";
export type { Site } from "./site.ts";
export { loadRenderer } from "./renderer.ts";
export type { SiteRenderer } from "./renderer.ts";
