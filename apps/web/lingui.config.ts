import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { tExtractor } from "./build/t-extractor.ts";

export default defineConfig({
  // English needs no catalog: its sentences are the ids.
  locales: ["ta", "hi"],
  sourceLocale: "en",
  catalogs: [{ path: "<rootDir>/src/i18n/{locale}", include: ["<rootDir>/src"] }],
  extractors: [tExtractor],
  // A line moved in the code is no news to a translator.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
});
