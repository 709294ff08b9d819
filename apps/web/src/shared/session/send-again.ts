import { ApiProblem } from "#api/problem.ts";

const PAUSE_MS = 60_000;

/** When another code can be sent, after one was sent now. */
export function nextSendTime(): number {
  return Date.now() + PAUSE_MS;
}

/** When another code can be sent, after the server refused one as too early; null for other errors. */
export function retryTime(error: unknown): number | null {
  if (!(error instanceof ApiProblem) || error.code !== "too_many_attempts") return null;
  return Date.now() + (error.retryAfterSeconds ?? PAUSE_MS / 1000) * 1000;
}

/** 75 → "1:15" */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
