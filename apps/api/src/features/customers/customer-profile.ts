import { genderCodes } from "@thangam/contracts/customers/schemas";
import type { genders } from "@thangam/contracts/customers/schemas";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findPlace } from "./customer-store.ts";
import type { Profile } from "./customer-store.ts";

interface GivenAddress {
  address: string;
  countryId: bigint;
  stateId: bigint;
  cityId: bigint;
  pincode: string;
}
type MaybeAddress = { [Field in keyof GivenAddress]?: GivenAddress[Field] | undefined };
interface GivenProfile extends MaybeAddress {
  gender?: (typeof genders)[number] | undefined;
  dateOfBirth?: BusinessDay | undefined;
  landmark?: string | undefined;
}

/** The form's answers as they are kept. Their place is refused unless city, state and country belong together. */
export async function profileOf(
  { tx, refuse }: { tx: Transaction; refuse: Refuse<"place_not_found"> },
  given: GivenProfile,
): Promise<Profile> {
  const { gender, dateOfBirth, landmark = null } = given;
  const person = {
    gender: gender === undefined ? null : genderCodes.of(gender),
    dateOfBirth: dateOfBirth === undefined ? null : new Date(dateOfBirth),
    landmark,
  };
  const known = addressOf(given);
  if (known === null) return { ...person, ...noAddress };
  // Its twin: two foreign keys of customer_profiles.
  const place = await findPlace(tx, known);
  if (place === null) throw refuse("place_not_found");
  const { address, pincode } = known;
  return { ...person, address, ...place, pincode };
}

const noAddress = { address: null, countryId: null, stateId: null, cityId: null, pincode: null };

/** All of an address, or null: the operation takes no part of one. */
function addressOf({ address, countryId, stateId, cityId, pincode }: MaybeAddress): GivenAddress | null {
  if (
    address === undefined ||
    countryId === undefined ||
    stateId === undefined ||
    cityId === undefined ||
    pincode === undefined
  )
    return null;
  return { address, countryId, stateId, cityId, pincode };
}

/** What a customer gave once may be changed, but not taken away. */
export function checkNothingIsLost(
  { refuse }: { refuse: Refuse<"customer_address_kept" | "customer_gender_kept"> },
  before: Profile | null,
  profile: Profile,
): void {
  if (before === null) return;
  if (before.address !== null && profile.address === null) throw refuse("customer_address_kept");
  if (before.gender !== null && profile.gender === null) throw refuse("customer_gender_kept");
}

/** The names of the fields in which a profile differs from what was kept before, if anything was. */
export function changedFields(before: Profile | null, profile: Profile): string[] {
  const dayOf = ({ dateOfBirth }: Profile) => dateOfBirth?.getTime() ?? null;
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
