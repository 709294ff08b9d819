import { isNamedHost } from "#format/named-host.ts";
import type {
  CreationOptions,
  NewPasskey,
  RequestOptions,
  ShownPasskey,
} from "@thangam/contracts/session/factor-schemas";

// Loaded by whoever uses a passkey.
const library = () => import("@simplewebauthn/browser");

/** Whether this browser can use passkeys of this address: they need a host name, which an IP address is none. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && isNamedHost(location.hostname);
}

/** Lets the person choose a passkey and show it; throws when they do not. */
export async function showPasskey(options: RequestOptions): Promise<ShownPasskey> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  };
}

/** Lets the person make a passkey; throws when they do not, or have one of the portal on that device. */
export async function makePasskey(options: CreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports !== undefined && { transports }) },
  };
}

/** Whether somebody put the question of the browser away, or let it wait too long. */
export function isPasskeyDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
}

/** Whether the device holds a passkey of the person already. */
export function isPasskeyThere(error: unknown): boolean {
  return error instanceof Error && error.name === "InvalidStateError";
}
