export { appointFirstAdmin } from "./appoint-first-admin.ts";
export { checkSetupLink, setUpShop } from "./set-up-shop.ts";
export { newSetupToken } from "./setup-link.ts";
