let offer: Event | null = null;
const listeners = new Set<() => void>();

export const installOffer = (): Event | null => offer;

export function putInstallOffer(next: Event | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function followInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up the browser's offer to put the portal on the home screen: it comes once, and early. */
export function noteInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    // It stands in the portal, where a customer looks for it.
    event.preventDefault();
    putInstallOffer(event);
  });
}
