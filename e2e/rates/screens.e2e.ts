import { lookAt, press } from "../support/look.ts";

lookAt([
  {
    name: "new gold rate",
    isReadInDark: true,
    who: "admin",
    path: "/add_daily_gold_rate",
    reach: press("Update Gold Rate"),
  },
]);
