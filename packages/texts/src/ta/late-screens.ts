import type { LateScreenTexts } from "#shape.ts";
import { advice } from "./screens/advice.ts";
import { maker } from "./screens/maker.ts";

export const lateScreens: LateScreenTexts = { ...advice, ...maker };
