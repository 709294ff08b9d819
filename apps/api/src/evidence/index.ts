export { nodeCrypto } from "./crypto.ts";
export { openDirectory } from "./keep/directory.ts";
export { readCheckpointFiles, readKeysFile, readVerifier } from "./keep/read-files.ts";
export { readFingerprint, readPublicKeys, readVouchedKeys, soundKeys } from "./keys/public-keys.ts";
export { openSigner, rotateSigningKey } from "./keys/signing-keys.ts";
export { makeCheckpoints } from "./make-checkpoint.ts";
export { verifyEvidence } from "./verify/verify-evidence.ts";
export { verifySealedSince } from "./verify/verify-since.ts";
