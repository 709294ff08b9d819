import { advice } from "./screens/advice.ts";
import { maker } from "./screens/maker.ts";

/** What only the maker of schemes says: a browser loads it with the maker. */
export const lateScreens = [...advice, ...maker] as const;
