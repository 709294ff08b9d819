import type { Database } from "#platform/database/db.ts";

/** Sets whether the mobile number of a new client is their first password. */
export async function setMobileFirstPassword(db: Database, isMobile: boolean): Promise<void> {
  const change = { value: isMobile, updatedAt: new Date() };
  await db.setting.upsert({
    where: { key: "mobile_first_password" },
    create: { key: "mobile_first_password", ...change },
    update: change,
  });
}
