import { operations } from "@thangam/contracts";
import { genderCodes, personStatusCodes } from "@thangam/contracts/customers/schemas";
import { businessDayOf } from "@thangam/contracts/values/time";
import { query } from "#kernel/handler.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { findCustomer } from "./customer-store.ts";

export const getCustomer = query(operations.getCustomer, async ({ input, db, refuse }) => {
  const customer = await findCustomer(db, input.customerId);
  if (customer === null) throw refuse("customer_not_found");
  const { id, name, email, mobile, status, profile, updatedAt } = customer;
  return {
    id,
    name,
    email,
    mobile,
    gender: profile?.gender ? parsePhrase(profile.gender, genderCodes) : null,
    dateOfBirth: profile?.dateOfBirth ? businessDayOf(profile.dateOfBirth.toISOString().slice(0, 10)) : null,
    address: profile?.address ?? null,
    countryId: idOf(profile?.countryId),
    stateId: idOf(profile?.stateId),
    cityId: idOf(profile?.cityId),
    pincode: profile?.pincode ?? null,
    landmark: profile?.landmark ?? null,
    status: parsePhrase(status, personStatusCodes),
    version: updatedAt,
  };
});

function idOf(number: number | null | undefined): bigint | null {
  return number === null || number === undefined ? null : BigInt(number);
}
