// The portal names no person, book or amount in a push: it shows where anybody may look.

/** Shows a push. A browser takes the right to be told away from a page that shows nothing, so one without words shows too. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
  data: Pick<PushMessageData, "json"> | null,
): Promise<void> {
  const { title, body, lang, tag } = wordsOf(data);
  const shown = { body: body ?? "", lang: lang ?? "", tag: tag ?? "", icon: "/api/App_Icon?size=192" };
  await registration.showNotification(title ?? "", shown);
}

function wordsOf(data: Pick<PushMessageData, "json"> | null): Readonly<Record<string, string>> {
  try {
    return data === null ? {} : data.json();
  } catch {
    return {};
  }
}

/** Where a touch of a push leads: into the portal that is open, or else into a window of its own. */
export async function openNotifications(clients: Pick<Clients, "matchAll" | "openWindow">): Promise<void> {
  const [open] = await clients.matchAll({ type: "window" });
  const shown = await open?.navigate("/notifications").catch(() => null);
  if (shown) await shown.focus();
  else await clients.openWindow("/notifications");
}
