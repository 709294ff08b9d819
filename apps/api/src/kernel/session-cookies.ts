/** What a handler that signs people in or out may do to the caller's cookies. */
export interface SessionCookies {
  readonly refreshToken: string | null;
  /** Names the devices of those who signed in with this browser before; it outlives their sessions. */
  readonly deviceToken: string | null;
  setDevice(token: string, expiresAt: Date): void;
  set(tokens: { accessToken: string; refreshToken: string; expiresAt: Date }): void;
  clear(): void;
}
