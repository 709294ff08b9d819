/** Whether this browser can take pushes: those on Apple's telephones only once the portal stands on the home screen. */
export function canTakePushes(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export interface DeviceSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks the person, and then subscribes at the push service of the browser. Called when they press, and never before. Returns null
 * where they said no.
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const kept = await pushManager.getSubscription();
  // One that was made for an earlier key of the shop takes nothing any more.
  if (kept !== null && !isSame(kept.options.applicationServerKey, key)) await kept.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Tells the push service that this browser takes nothing any more. */
export async function unsubscribeDevice(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && new Uint8Array(one).toString() === other.toString();
}
