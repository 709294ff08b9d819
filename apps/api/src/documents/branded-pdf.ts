import { readLogo, readShop } from "#core/shop-store.ts";
import type { Database } from "#platform/database/db.ts";
import type { Pdf } from "./port.ts";

/** Papers under the name and the logo that the shop has when they are made. */
export function brandedPdf(pdf: Pdf, db: Database): Pdf {
  return {
    async render(template, data, now) {
      const [shop, logo] = await Promise.all([readShop(db), readLogo(db)]);
      return pdf.render(template, data, now, { shop, logo });
    },
  };
}
