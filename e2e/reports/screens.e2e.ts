import { lookAt, press } from "../support/look.ts";

lookAt([
  { name: "employee dashboard", who: "employee", path: "/admin_dashboard" },
  { name: "transaction report of a month", who: "admin", path: "/transactionReport?period=31" },
  { name: "transaction report with mistakes", who: "admin", path: "/transactionReport", reach: press("Search") },
  { name: "dues", who: "admin", path: "/reports?tab=dues" },
  { name: "books maturing", who: "admin", path: "/reports?tab=maturing&days=365" },
  { name: "liability", who: "admin", path: "/reports?tab=liability" },
]);
