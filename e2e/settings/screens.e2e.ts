import { lookAt, press } from "../support/look.ts";

lookAt([
  { name: "holiday without a day", who: "admin", path: "/holidays", reach: press("Add a holiday") },
  { name: "holidays of an Employee", who: "employee", path: "/holidays" },
]);
