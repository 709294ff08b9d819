import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { deviceOfSession, selectDevicesOf } from "./profile-store.ts";

export const listMyDevices = query(operations.listMyDevices, async ({ actor, db, now }) => {
  const [devices, current] = [await selectDevicesOf(db, actor.userId, now), await deviceOfSession(db, actor.sessionId)];
  return devices.map(({ id, address, userAgent, createdAt, lastSeenAt }) => ({
    id,
    address,
    userAgent,
    firstSeenAt: createdAt,
    lastSeenAt,
    isThisOne: id === current,
  }));
});
