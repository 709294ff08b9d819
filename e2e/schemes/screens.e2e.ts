import { editFirst, lookAt, press } from "../support/look.ts";

lookAt([
  { name: "edit the scheme", who: "admin", path: "/schemes", reach: editFirst },
  { name: "add scheme with mistakes", who: "admin", path: "/scheme", reach: press("Save Scheme") },
]);
