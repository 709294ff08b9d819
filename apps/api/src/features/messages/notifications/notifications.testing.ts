import { beforeAll } from "vitest";
import { webPushPort } from "#integrations/push/web-push.ts";
import { appSecret, useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";

/** A push service on this machine is called, and no other one. */
const push = webPushPort({ appSecret, publicUrl: "https://savings.example.com" }, (endpoint) =>
  endpoint.startsWith("http://127.0.0.1:"),
);

export const app = useApp({ push });

beforeAll(() => makeSampleWorld(app));

interface Shown {
  kind: string;
  id: string | null;
  total: number;
  unread: number;
  at: string;
  subject: string | null;
  chitid: string | null;
  day: string | null;
}

export async function told(
  who: SignedIn,
  page: object = {},
): Promise<{ rows: Shown[]; unread: number; total: number }> {
  const { body } = await who.call("listNotifications", page);
  return { rows: body.data, unread: body.totals.unread, total: body.page.total };
}

export const seen = (rows: Shown[]) => rows.map(({ kind, id, at }) => ({ kind, at, ...(id !== null && { id }) }));
