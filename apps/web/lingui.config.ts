import type { LinguiConfig } from "@lingui/conf";
import { tExtractor } from "./build/t-extractor.ts";

const config: LinguiConfig = {
  locales: ["en", "ta", "hi"],
  sourceLocale: "en",
  catalogs: [{ path: "<rootDir>/src/i18n/{locale}", include: ["<rootDir>/src"] }],
  extractors: [tExtractor],
};
export default config;
