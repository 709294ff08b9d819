import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRow, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const day = 24 * 60 * 60_000;
const keptMs = 365 * day;
/** Of one person; the ones used last. */
const MOST = 30;

const knownDevice = row({ deviceId: column.text, isTrusted: column.boolean, hasShownFactor: column.boolean });

/** By what somebody says who they are. A mobile number may be that of several customers. */
export type SignInName = { email: string } | { mobile: string } | { userId: bigint };

/** Which of some devices somebody signed in on before; the one used last. Asked alike for an unknown name. */
export async function findDeviceOf(
  db: Database | Transaction,
  who: SignInName,
  deviceIds: readonly string[],
  now: Date,
): Promise<RowOf<typeof knownDevice> | null> {
  const email = "email" in who ? who.email : null;
  const mobile = "mobile" in who ? who.mobile : null;
  const userId = "userId" in who ? who.userId : null;
  const found = await queryRow(db, knownDevice)`
    select d.id::text as device_id, coalesce(d.trusted_until > ${now}::timestamptz, false) as is_trusted,
      d.factor_shown_at is not null as has_shown_factor
    from devices d join users u on u.id = d.user_id
    where d.id = any(${[...deviceIds]}::uuid[]) and u.status = 'active'
      and (u.email = ${email}::text or u.id = ${userId}::bigint
        or u.mobile = ${mobile}::text and u.user_type = 'Customer')
      and d.revoked_at is null and d.expires_at > ${now}::timestamptz
    order by d.last_seen_at desc limit 1`;
  return found ?? null;
}

interface SeenDevice {
  deviceId: string;
  userId: bigint;
  address: string;
  userAgent: string;
  /** From now on until then it stands for the second factor; left out, that stays as it was. */
  trustedUntil?: Date | undefined;
  /** Their second factor was shown there just now. */
  isFactorShown: boolean;
}

/** Keeps a device on which somebody just showed who they are, and forgets those that they used long ago. */
export async function keepDevice(tx: Transaction, now: Date, device: SeenDevice): Promise<void> {
  const { deviceId, userId, address, userAgent, trustedUntil, isFactorShown } = device;
  const trust = {
    ...(trustedUntil !== undefined && { trustedUntil }),
    ...(isFactorShown && { factorShownAt: now }),
  };
  const seen = { lastSeenAt: now, expiresAt: new Date(now.getTime() + keptMs), address, userAgent, ...trust };
  await tx.device.upsert({
    where: { id: deviceId },
    create: { id: deviceId, userId, createdAt: now, ...seen },
    update: seen,
  });
  await tx.$executeRaw`
    delete from devices where id in (
      select id from devices where user_id = ${userId} order by last_seen_at desc, id offset ${MOST})`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** All devices of a person, all but one, or one. */
export type WhichDevices = { but: string | null } | { only: string };

/** Forgets devices of a person and ends the sessions that were begun there; returns how many. Another's are not touched. */
export async function forgetDevicesOf(
  tx: Transaction,
  userId: bigint,
  now: Date,
  reason: string,
  which: WhichDevices,
): Promise<number> {
  const only = "only" in which ? which.only : null;
  const but = "but" in which ? which.but : null;
  if (only !== null && !uuid.test(only)) return 0;
  const forgotten = await queryValues(tx, column.text)`
    update devices set revoked_at = ${now}::timestamptz, revoked_reason = ${reason}
    where user_id = ${userId} and revoked_at is null and expires_at > ${now}::timestamptz
      and id = coalesce(${only}::uuid, id) and id is distinct from ${but}::uuid
    returning id::text`;
  await tx.session.updateMany({
    where: { userId, deviceId: { in: forgotten }, revokedAt: null },
    data: { revokedAt: now, revokedReason: `device ${reason}` },
  });
  return forgotten.length;
}

/** Removes the devices that were over before a moment. */
export async function deleteDevicesOver(db: Database, before: Date): Promise<void> {
  await db.device.deleteMany({ where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] } });
}
