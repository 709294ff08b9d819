import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { isOffered, loadSchemes, promisesAsShown, schemeNamed } from "#features/schemes/index.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

type ApplicationRefusal =
  | "terms_changed"
  | "scheme_not_found"
  | "scheme_closed_to_new_clients"
  | "scheme_promises_other"
  | "amount_not_of_scheme";

interface RequestedBook {
  schemeName: string;
  schemeVersion?: number | undefined;
  amountPaise: bigint;
  termsVersion: string;
}

/** Returns the scheme that is asked for, and its version; refuses what the shop does not offer today. */
export async function checkApplication(
  db: Database | Transaction,
  { schemeName, schemeVersion, amountPaise, termsVersion }: RequestedBook,
  refuse: Refuse<ApplicationRefusal>,
): Promise<{ schemeId: bigint; schemeVersionId: bigint }> {
  if (termsVersion !== TERMS_VERSION) throw refuse("terms_changed");
  const scheme = schemeNamed(await loadSchemes(db), schemeName);
  if (scheme === undefined) throw refuse("scheme_not_found");
  if (!scheme.isOpen) throw refuse("scheme_closed_to_new_clients");
  if (!isOffered(scheme, amountPaise)) throw refuse("amount_not_of_scheme");
  if (!(await promisesAsShown(db, scheme, schemeVersion))) throw refuse("scheme_promises_other");
  return { schemeId: scheme.schemeId, schemeVersionId: scheme.id };
}
