import type { Logo } from "#core/shop-store.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

/** Who saved the profile last; null before the first save. */
export function lastSave(db: Database | Transaction) {
  const select = { version: true, updatedAt: true, updatedBy: { select: { name: true } } };
  return db.shopProfile.findFirst({ select });
}

/** One save at a time, the first one too. */
export async function lockProfile(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 33)`;
}

interface SavedProfile {
  name: string;
  address: string;
  phone: string;
  gstin: string | null;
  openingDays: string;
  openingHours: string;
  colour: string | null;
  updatedAt: Date;
  updatedById: bigint;
}

/** `logo` undefined leaves the one that is there, null takes it away. */
export async function writeProfile(tx: Transaction, said: SavedProfile, logo: Logo | null | undefined): Promise<void> {
  const picture = logo === undefined ? {} : { logo: bytesOf(logo), logoType: logo?.type ?? null };
  await tx.shopProfile.upsert({
    where: { id: true },
    create: { ...said, ...picture },
    update: {
      ...said,
      ...picture,
      version: { increment: 1 },
      ...(logo !== undefined && { logoVersion: { increment: 1 } }),
    },
  });
}

function bytesOf(logo: Logo | null): Uint8Array<ArrayBuffer> | null {
  return logo === null ? null : Uint8Array.from(logo.bytes);
}
