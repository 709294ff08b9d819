/** Where a browser keeps who is signed in on this device; nothing where nobody is. */
export const SIGNED_IN = "thangam.signed-in";
