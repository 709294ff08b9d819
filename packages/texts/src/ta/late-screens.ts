import type { LateScreenTexts } from "#shape.ts";
import { accounts } from "./screens/accounts.ts";
import { advice } from "./screens/advice.ts";
import { branches } from "./screens/branches.ts";
import { dues } from "./screens/dues.ts";
import { exceptions } from "./screens/exceptions.ts";
import { imports } from "./screens/imports.ts";
import { maker } from "./screens/maker.ts";
import { menu } from "./screens/menu.ts";
import { settlements } from "./screens/settlements.ts";
import { users } from "./screens/users.ts";

export const lateScreens: LateScreenTexts = {
  ...accounts,
  ...advice,
  ...branches,
  ...dues,
  ...exceptions,
  ...imports,
  ...maker,
  ...menu,
  ...settlements,
  ...users,
};
