const ofSomebody = new Set([
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "APP_SECRET",
  "APP_SECRET_BEFORE",
  "DATABASE_ADMIN_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_URL",
  "DOMAIN",
  "HOST",
  "METRICS_PORT",
  "PUBLIC_URL",
  "SHOP_TIME_ZONE",
  "TRUST_PROXY",
]);

/**
 * The environment of this process without what would point a throw-away portal at somebody's real database,
 * secret or settings.
 */
export function ownEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ofSomebody.has(name.replace(/_FILE$/, ""))),
  );
}
