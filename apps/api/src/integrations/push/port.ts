/** How a browser is reached through the push service of its maker, in the words of the Push API. */
export interface PushSubscription {
  endpoint: string;
  /** The browser's public key and its secret for this subscription, as base64url. */
  p256dh: string;
  auth: string;
}

export interface Push {
  /** The same for every attempt to send the same message, so that a service that still holds it replaces it. */
  id: string;
  /** What the browser's service worker reads. */
  text: string;
}

export interface PushPort {
  /** By which a browser subscribes: only the portal can send to a subscription made with it. */
  publicKey: string;
  /** Whether an address is one of a push service that the portal calls. No other is ever called. */
  isKnown(endpoint: string): boolean;
  /** Sends; returns whether the browser still takes pushes there. Throws where it may be tried again. */
  send(to: PushSubscription, push: Push): Promise<"sent" | "gone">;
}
