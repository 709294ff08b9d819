import { operations } from "@thangam/contracts";
import { readShop } from "#core/shop-store.ts";
import { command, publicQuery, query } from "#kernel/handler.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { logoIn } from "./logo-picture.ts";
import { lastSave, lockProfile, writeProfile } from "./profile-store.ts";

export const getShop = publicQuery(operations.getShop, ({ db }) => readShop(db));

export const getShopProfile = query(operations.getShopProfile, ({ db }) => readProfile(db));

/** Saves the whole profile, and notes what differs; nothing when somebody else saved in between. */
export const saveShopProfile = command(operations.saveShopProfile, async ({ actor, input, tx, now, note, refuse }) => {
  await lockProfile(tx);
  const before = await readProfile(tx);
  if (before.version !== input.version) throw refuse("settings_changed");
  const { name, address = "", phone = "", gstin = null, colour = null } = input;
  // A client of before these fields sends neither of them.
  const { openingDays = before.openingDays, openingHours = before.openingHours } = input;
  const sent = input.logo === undefined ? undefined : logoIn(Buffer.from(input.logo, "base64"));
  if (sent === null) throw refuse("shop_logo_invalid");
  const logo = input.removesLogo ? null : sent;
  const hours = { openingDays: openingDays ?? "", openingHours: openingHours ?? "" };
  const said = { name, address, phone, gstin, ...hours, colour };
  await writeProfile(tx, { ...said, updatedAt: now, updatedById: actor.userId }, logo);
  const after = await readProfile(tx);
  const changed = (["name", "address", "phone", "gstin", "openingDays", "openingHours", "colour"] as const).filter(
    (key) => before[key] !== after[key],
  );
  const detail = Object.fromEntries(changed.map((key) => [key, after[key]]));
  const told = logo === undefined ? detail : { ...detail, logo: logo?.type ?? null };
  note({ recordType: "settings", recordId: "profile", detail: told });
  return after;
});

async function readProfile(db: Database | Transaction) {
  const [shop, saved] = await Promise.all([readShop(db), lastSave(db)]);
  const { version = 0, updatedAt = null, updatedBy = null } = saved ?? {};
  return { ...shop, version, updatedAt, updatedBy: updatedBy?.name ?? null };
}
