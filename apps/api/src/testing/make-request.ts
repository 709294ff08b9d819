import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { Database } from "#platform/database/db.ts";
import { mobileOf, nextSerial } from "./believable.ts";
import { testMoment } from "./money.ts";

interface MakeRequest {
  name?: string;
  email?: string;
  mobile?: string;
  language?: string;
  /** The customer who asks for a further book; without it, a stranger asks to join. */
  userId?: bigint | null;
  /** The scheme "Thanga Mazhai" of the sample world, if not given. */
  schemeId?: bigint;
  amountPaise?: bigint;
  isVerified?: boolean;
  createdAt?: Date;
}

/** A request that waits for the shop. */
export async function makeRequest(db: Database, given: MakeRequest = {}) {
  const { userId = null, isVerified = true, createdAt = testMoment, schemeId, ...rest } = given;
  const serial = nextSerial();
  const scheme = await db.schemeVersion.findFirstOrThrow({
    where: schemeId === undefined ? { name: "Thanga Mazhai" } : { schemeId },
    orderBy: { version: "desc" },
  });
  return db.request.create({
    data: {
      name: `Applicant ${serial}`,
      email: `applicant${serial}@example.com`,
      mobile: mobileOf(serial),
      amountPaise: 50_000n,
      ...rest,
      kind: userId === null ? "join" : "further_book",
      userId,
      schemeId: scheme.schemeId,
      schemeVersionId: scheme.id,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: createdAt,
      emailVerifiedAt: isVerified ? createdAt : null,
      tokenHash: isVerified ? null : new Uint8Array(Buffer.from(`token ${serial}`)),
      createdAt,
    },
  });
}
