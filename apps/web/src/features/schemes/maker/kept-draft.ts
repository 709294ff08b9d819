import * as z from "zod/mini";
import type { FormDraft } from "#forms/use-form-values.ts";
import type { MakerDraft } from "./maker-draft.ts";

/** What this release of the maker is named. A draft of another one may have other fields: it is not taken up. */
const RELEASE = import.meta.url;

const kept = z.object({
  release: z.literal(RELEASE),
  /** In milliseconds since 1970. */
  at: z.number(),
  values: z.custom<MakerDraft>(),
});

/**
 * What a person typed of a scheme and did not save, by what it began from. Session storage keeps it as long as the tab is open, so that a
 * reload loses nothing.
 */
export function keptDraft(userId: bigint, begunFrom: string): FormDraft<MakerDraft> {
  const key = `thangam.scheme.${userId}.${begunFrom}`;
  return {
    read: () => {
      try {
        const { at, values } = z.parse(kept, JSON.parse(sessionStorage.getItem(key) ?? ""));
        return { at: new Date(at), values };
      } catch {
        return null;
      }
    },
    keep: (values) => {
      const at = new Date();
      try {
        sessionStorage.setItem(key, JSON.stringify({ release: RELEASE, at: at.getTime(), values }));
        return at;
      } catch {
        return null;
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}
