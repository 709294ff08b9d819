import { lookAt } from "../support/look.ts";

lookAt([{ name: "checked import", who: "admin", path: "/import_books?id=3" }]);
