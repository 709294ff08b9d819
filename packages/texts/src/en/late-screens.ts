import { advice } from "./screens/advice.ts";
import { imports } from "./screens/imports.ts";
import { maker } from "./screens/maker.ts";

/** What only the maker of schemes and the import of books say: a browser loads it with the first of them. */
export const lateScreens = [...advice, ...imports, ...maker] as const;
