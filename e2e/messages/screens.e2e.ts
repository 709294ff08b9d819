import { lookAt, press } from "../support/look.ts";

lookAt([
  { name: "what waits for an Admin", who: "admin", path: "/notifications" },
  { name: "bell", who: "admin", path: "/view_client", reach: press(/^Notifications/) },
]);
