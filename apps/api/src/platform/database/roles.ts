/** Owns the tables and functions of a database. `migrate` alone signs in as it. */
export const ownerRole = "thangam_owner";

/** The API and the worker sign in as it: it owns nothing, is a member of nothing, and has the rights of prisma/sql/grants.sql. */
export const appRole = "thangam_app";

/** How the two roles reach one database. */
export interface RoleUrls {
  ownerUrl: string;
  /** The application's. */
  url: string;
}

export function userOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

/** The same database as another user. */
export function urlAs(url: string, user: string, password: string): string {
  const other = new URL(url);
  other.username = encodeURIComponent(user);
  other.password = encodeURIComponent(password);
  return other.href;
}
