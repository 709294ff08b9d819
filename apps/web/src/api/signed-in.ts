/** Where a browser keeps who is signed in on this device; nothing where nobody is. */
export const SIGNED_IN = "thangam.signed-in";

/** Somebody left this device, and the server does not know it yet. */
export const LEFT = "thangam.left";

export function hasLeft(): boolean {
  return localStorage.getItem(LEFT) !== null;
}

/** Whether the page is for everybody, or was written for whoever is signed in now: its element names that user. */
export function isReader(): boolean {
  const { own } = document.documentElement.dataset;
  return own === undefined || localStorage.getItem(SIGNED_IN) === own;
}
