import { editFirst, lookAt, press } from "../support/look.ts";

lookAt([
  { name: "question before deleting", who: "admin", path: "/customermanagement", reach: press(/^Delete/) },
  { name: "add customer with mistakes", who: "admin", path: "/add_customer", reach: press("Save Customer") },
  { name: "edit the customer", who: "admin", path: "/customermanagement", reach: editFirst },
  { name: "question before a password", who: "admin", path: "/GeneratePassword", reach: press(/^generatePassword/) },
]);
