import { operations } from "@thangam/contracts";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { loadSchemes, schemeView } from "#features/schemes/index.ts";
import { sessionCommand } from "#kernel/handler.ts";

/** For people who are not signed in, so it runs like what runs for nobody. */
export const listJoinableSchemes = sessionCommand(operations.listJoinableSchemes, async ({ db }) => {
  const schemes = (await loadSchemes(db)).filter(({ isOpen }) => isOpen);
  return { termsVersion: TERMS_VERSION, schemes: schemes.map(schemeView) };
});
