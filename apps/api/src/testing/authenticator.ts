import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What an authenticator is asked, as the API says it. */
interface Asked {
  challenge: string;
}

interface How {
  origin?: string;
  rpId?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  isVerified?: boolean;
  crossOrigin?: boolean;
  userHandle?: string;
  /** Instead of counting. */
  signCount?: number;
}

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** An authenticator in software, with one passkey, that signs whatever it is asked to: what it says is true unless a test says otherwise. */
export function makeAuthenticator(usual: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = base64Url(credentialId);
  let handle = "";
  let count = 0;

  function dataOf(how: How, more = Buffer.of()): Buffer {
    const { rpId = usual.rpId, isVerified = true, signCount = (count += 1) } = how;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? WITH_KEY : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signCount);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.of(flags), counter, more]);
  }

  function clientDataOf(
    type: string,
    { challenge }: Asked,
    { origin = usual.origin, crossOrigin = false }: How,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  return {
    id,
    /** Makes its passkey. */
    create(options: Asked & { user: { id: string } }, how: How & { format?: string } = {}) {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        Buffer.from(isoCBOR.encode(coseOf(publicKey))),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", how.format ?? "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(dataOf(how, key))],
      ]);
      const response = {
        clientDataJSON: base64Url(clientDataOf("webauthn.create", options, how)),
        attestationObject: base64Url(isoCBOR.encode(attestation)),
        transports: ["internal"],
      };
      return { id, rawId: id, type: "public-key", response };
    },
    /** Shows its passkey. */
    get(options: Asked, how: How = {}) {
      const [authenticatorData, clientData] = [dataOf(how), clientDataOf("webauthn.get", options, how)];
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
      const response = {
        clientDataJSON: base64Url(clientData),
        authenticatorData: base64Url(authenticatorData),
        signature: base64Url(sign("sha256", signed, privateKey)),
        userHandle: how.userHandle ?? handle,
      };
      return { id, rawId: id, type: "public-key", response };
    },
  };
}

/** A P-256 key as COSE writes it. */
function coseOf(key: KeyObject): Map<number, number | Uint8Array> {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
}
