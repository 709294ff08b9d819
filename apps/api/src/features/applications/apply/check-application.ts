import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { isOffered, loadSchemes, schemeNamed } from "#features/schemes/index.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

type ApplicationRefusal =
  | "terms_changed"
  | "scheme_not_found"
  | "scheme_closed_to_new_clients"
  | "amount_not_of_scheme";

interface RequestedBook {
  schemeName: string;
  amountPaise: bigint;
  termsVersion: string;
}

/** Returns the id of the scheme that is asked for; refuses what the shop does not offer today. */
export async function checkApplication(
  db: Database | Transaction,
  { schemeName, amountPaise, termsVersion }: RequestedBook,
  refuse: Refuse<ApplicationRefusal>,
): Promise<bigint> {
  if (termsVersion !== TERMS_VERSION) throw refuse("terms_changed");
  const scheme = schemeNamed(await loadSchemes(db), schemeName);
  if (scheme === undefined) throw refuse("scheme_not_found");
  if (!scheme.isOpen) throw refuse("scheme_closed_to_new_clients");
  if (!isOffered(scheme, amountPaise)) throw refuse("amount_not_of_scheme");
  return scheme.schemeId;
}
