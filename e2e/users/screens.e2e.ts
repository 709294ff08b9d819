import { editFirst, lookAt, press } from "../support/look.ts";

lookAt([
  { name: "add user with mistakes", who: "admin", path: "/add_user", reach: press("Save User") },
  { name: "edit the user", who: "admin", path: "/user_list", reach: editFirst },
]);
