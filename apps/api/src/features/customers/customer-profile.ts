import { genderCodes } from "@thangam/contracts/customers/schemas";
import type { genders } from "@thangam/contracts/customers/schemas";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findPlace } from "./customer-store.ts";
import type { KeptProfile, Profile } from "./customer-store.ts";

interface GivenProfile {
  gender: (typeof genders)[number];
  dateOfBirth?: BusinessDay | undefined;
  address: string;
  countryId: bigint;
  stateId: bigint;
  cityId: bigint;
  pincode: string;
  landmark?: string | undefined;
}

/** The form's answers as they are kept. Their place is refused unless city, state and country belong together. */
export async function profileOf(
  { tx, refuse }: { tx: Transaction; refuse: Refuse<"place_not_found"> },
  given: GivenProfile,
): Promise<Profile> {
  // Its twin: two foreign keys of customer_profiles.
  const place = await findPlace(tx, given);
  if (place === null) throw refuse("place_not_found");
  const { gender, dateOfBirth, address, pincode, landmark = null } = given;
  return {
    gender: genderCodes.of(gender),
    dateOfBirth: dateOfBirth === undefined ? null : new Date(dateOfBirth),
    address,
    ...place,
    pincode,
    landmark,
  };
}

/** The names of the fields in which a profile differs from what was kept before, if anything was. */
export function changedFields(before: KeptProfile | null, profile: Profile): string[] {
  const dayOf = ({ dateOfBirth }: KeptProfile) => dateOfBirth?.getTime() ?? null;
  return profileFields.filter((field) => {
    if (before === null) return profile[field] !== null;
    return field === "dateOfBirth" ? dayOf(before) !== dayOf(profile) : before[field] !== profile[field];
  });
}

const profileFields = [
  "gender",
  "dateOfBirth",
  "address",
  "countryId",
  "stateId",
  "cityId",
  "pincode",
  "landmark",
] as const satisfies (keyof Profile)[];
