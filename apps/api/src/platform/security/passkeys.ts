import type {
  CreationOptions,
  NewPasskey,
  RequestOptions,
  ShownPasskey,
} from "@thangam/contracts/session/factor-schemas";
import type { RelyingParty } from "./relying-party.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A passkey as it is kept. */
export interface KeptPasskey {
  credentialId: Bytes;
  publicKey: Bytes;
  signCount: number;
  transports: string[];
}

/** How long a person may take. */
const TIMEOUT_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257];

// Most processes see few passkeys, and the library is large.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

export const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
export const fromBase64Url = (text: string): Bytes => new Uint8Array(Buffer.from(text, "base64url"));

/** What a new passkey is made from. The browser refuses where the person has one of these already. */
export function creationOptionsFor(
  { id }: RelyingParty,
  challenge: string,
  { shop, handle, email, name, others }: Owner & { others: readonly KeptPasskey[] },
): CreationOptions {
  return {
    challenge,
    rp: { id, name: shop },
    user: { id: toBase64Url(handle), name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    timeout: TIMEOUT_MS,
    excludeCredentials: others.map(descriptorOf),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    attestation: "none",
  };
}

interface Owner {
  shop: string;
  handle: Bytes;
  email: string;
  name: string;
}

/** What a passkey signs: one of these, or, where none is named, any of the portal that the person finds. */
export function requestOptionsFor(
  { id }: RelyingParty,
  challenge: string,
  kept: readonly KeptPasskey[] | null,
): RequestOptions {
  return {
    challenge,
    rpId: id,
    timeout: TIMEOUT_MS,
    allowCredentials: kept === null ? [] : kept.map(descriptorOf),
    userVerification: kept === null ? "required" : "preferred",
  };
}

/** The passkey that a browser made for this challenge; null where anything about it is not as it must be. */
export async function verifiedNew(
  party: RelyingParty,
  challenge: string,
  response: NewPasskey,
): Promise<KeptPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  return orNull(async () => {
    await requirePlain(response);
    const { clientDataJSON, attestationObject, transports = [] } = response.response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: fromBase64Url(id), publicKey, signCount: counter, transports };
  });
}

/** How often the passkey has signed when it signed this challenge; null where anything about it is not as it must be. */
export async function verifiedShown(
  party: RelyingParty,
  challenge: string,
  response: ShownPasskey,
  { kept, isAlone }: { kept: KeptPasskey; isAlone: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  return orNull(async () => {
    const { userHandle: _checkedByTheCaller, ...signed } = response.response;
    await requireOwnPage(signed.clientDataJSON);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: toBase64Url(kept.credentialId), publicKey: kept.publicKey, counter: kept.signCount },
      // Alone it stands for two factors: it must have asked for a finger, a face or a PIN.
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/**
 * Refuses the statement of an authenticator's maker, which nobody asked for: to check one, certificates are read and lists
 * fetched that it names itself.
 */
async function requirePlain(response: NewPasskey): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const { clientDataJSON, attestationObject } = response.response;
  await requireOwnPage(clientDataJSON);
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  const isOwn = format === "packed" && decoded.get("attStmt").get("x5c") === undefined;
  if (format !== "none" && !isOwn) throw new Error(`an attestation of the format ${format}`);
}

/** Refuses what was signed in a frame of another page. */
async function requireOwnPage(clientDataJSON: string): Promise<void> {
  const { decodeClientDataJSON } = await helpers();
  if (decodeClientDataJSON(clientDataJSON).crossOrigin === true) throw new Error("signed in a frame of another page");
}

/** The library throws for everything that a caller could send. */
async function orNull<T>(verify: () => Promise<T | null>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

function descriptorOf({ credentialId, transports }: KeptPasskey) {
  return { id: toBase64Url(credentialId), type: "public-key" as const, transports };
}
