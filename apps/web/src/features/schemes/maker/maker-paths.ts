import { editSchemeOf, paths } from "#app/paths.ts";
import type { GalleryCard } from "./gallery-cards.ts";

/** A new scheme that begins from a card. */
export function fromCard(id: GalleryCard["id"]): string {
  return `${paths.editScheme}?from=${id}`;
}

/** A new scheme that begins from another one. */
export function copyScheme(id: bigint): string {
  return `${paths.editScheme}?copy=${id}`;
}

/** The next version of a scheme without terms, under terms. */
export function withTerms(id: bigint): string {
  return `${editSchemeOf(id)}&terms=new`;
}
