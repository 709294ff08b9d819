/**
 * The environment of this process without what would point a throw-away portal at somebody's real database,
 * secret or settings.
 */
export function ownEnvironment(): Record<string, string | undefined> {
  const { DATABASE_URL: _url, APP_SECRET: _secret, HOST: _host, SHOP_TIME_ZONE: _zone, ...rest } = process.env;
  return rest;
}
