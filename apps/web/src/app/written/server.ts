/** What the server writes pages with: its bundle of the web. */
export { coloursOf, frontScript, renderSite } from "#site/render-site.tsx";
export { programPageAt, renderOwnPage } from "./own-page.tsx";
