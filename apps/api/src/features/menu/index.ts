export { getMenu, resetMenu, saveMenu } from "./menu.ts";
export { shownTo } from "./menu-rules.ts";
export { readMenu } from "./menu-store.ts";
