import type { Language } from "@thangam/texts/languages";

/** How large the pictures of guides are: those for savers show a phone, the others a desk. */
export const guidePictureSizes = {
  phone: { width: 360, height: 560 },
  desk: { width: 760, height: 480 },
} as const;

/** Where the portal serves a picture of a guide; its file stands below apps/web/public. */
export function guidePicturePath(name: string, language: Language): string {
  return `/guides/${language}/${name}.webp`;
}
