import { defineConfig } from "@lingui/cli";
import { tExtractor } from "./build/t-extractor.ts";

export default defineConfig({
  locales: ["en", "ta", "hi"],
  sourceLocale: "en",
  catalogs: [{ path: "<rootDir>/src/i18n/{locale}", include: ["<rootDir>/src"] }],
  extractors: [tExtractor],
});
