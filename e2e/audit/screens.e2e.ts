import { lookAt, press } from "../support/look.ts";

lookAt([{ name: "audit entry", isReadInDark: true, who: "admin", path: "/audit_trail", reach: press(/^Details/) }]);
