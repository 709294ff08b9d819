import { lookAt, press } from "../support/look.ts";

lookAt([{ name: "new gold rate", who: "admin", path: "/add_daily_gold_rate", reach: press("Update Gold Rate") }]);
