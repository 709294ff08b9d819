import type { LateScreenTexts } from "#shape.ts";
import { advice } from "./screens/advice.ts";
import { imports } from "./screens/imports.ts";
import { maker } from "./screens/maker.ts";

export const lateScreens: LateScreenTexts = { ...advice, ...imports, ...maker };
