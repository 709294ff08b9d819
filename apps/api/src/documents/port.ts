import type { Logo, Shop } from "#core/shop-store.ts";

/** Makes documents. */
export interface Pdf {
  /** `now` is what the file says of when it was made. Whose paper it is, `brandedPdf` adds: features leave it out. */
  render(template: Template, data: DocumentData, now: Date, brand?: Brand): Promise<Uint8Array>;
}

interface Brand {
  shop: Shop;
  logo: Logo | null;
}

export type Template = "annex" | "receipt" | "table";

/** What every template reads; each has more of its own. Text stays text, whatever stands in it. */
interface DocumentData {
  language: string;
  title: string;
  paper: string;
  [more: string]: unknown;
}
