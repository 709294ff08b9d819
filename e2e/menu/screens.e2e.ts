import { lookAt } from "../support/look.ts";

lookAt([{ name: "sub menu in small letters", who: "admin", path: "/submenumaster" }]);
