import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryValue } from "#platform/database/rows.ts";

/** Changes with whatever the public pages show: a scheme, a rate, the shop's profile. Schemes and rates are only ever added. */
export function factsVersion(db: Database): Promise<string> {
  return queryValue(db, column.text)`
    select concat_ws('.',
      (select max(id) from scheme_versions),
      (select max(id) from gold_rates),
      (select version || '-' || logo_version from shop_profiles))`;
}
