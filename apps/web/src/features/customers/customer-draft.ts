import { missingOfAddress } from "@thangam/contracts/customers/schemas";
import type { getCustomer } from "@thangam/contracts/customers/customer-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { messageOfCode } from "#api/messages.ts";
import type { AnyOperation } from "#api/client.ts";
import type { useOperationForm } from "#forms/use-operation-form.ts";

const INDIA = "101";
/** The state of somebody who was never asked for an address: nobody chooses the first one for them. */
export const NOT_GIVEN = "not given";

/** The fields of the form, in the order of their mistakes. */
export interface CustomerDraft {
  name: string;
  email: string;
  mobile: string;
  address: string;
  countryId: string;
  /** "" selects the first one, `NOT_GIVEN` none. */
  stateId: string;
  cityId: string;
  pincode: string;
  gender: string;
  /** "1990-12-31", or whatever was typed instead. */
  dateOfBirth: string;
  landmark: string;
  status: string;
  password: string;
  confirmPassword: string;
  /** The version of the edited record; "" for a new one. */
  version: string;
}

export const blankCustomer: CustomerDraft = {
  name: "",
  email: "",
  mobile: "",
  address: "",
  countryId: INDIA,
  stateId: "",
  cityId: "",
  pincode: "",
  gender: "",
  dateOfBirth: "",
  landmark: "",
  status: "Active",
  password: "",
  confirmPassword: "",
  version: "",
};

export function draftOf(customer: OutputOf<typeof getCustomer>): CustomerDraft {
  return {
    ...blankCustomer,
    name: customer.name,
    email: customer.email,
    mobile: customer.mobile,
    address: customer.address ?? "",
    countryId: customer.countryId?.toString() ?? INDIA,
    stateId: customer.stateId?.toString() ?? NOT_GIVEN,
    cityId: customer.cityId?.toString() ?? "",
    pincode: customer.pincode ?? "",
    gender: customer.gender ?? "",
    dateOfBirth: customer.dateOfBirth ?? "",
    landmark: customer.landmark ?? "",
    // A deleted customer has no status. Choosing one restores the customer.
    status: customer.status === "Disabled" ? "" : customer.status,
    version: customer.version.toISOString(),
  };
}

/** Whether an address is asked for: one is known, or somebody begins to give it. */
export function isAddressAsked({ address, countryId, stateId, pincode, landmark }: CustomerDraft): boolean {
  const typed = [address, pincode, landmark].some((text) => text.trim() !== "");
  return typed || countryId !== INDIA || stateId !== NOT_GIVEN;
}

/** The draft as the operation reads it, with the place that the lists show. */
export function inputOf(draft: CustomerDraft, place: { stateId: string; cityId: string }): object {
  const { address, countryId, stateId: _state, cityId: _city, pincode, landmark, ...person } = draft;
  const lives = isAddressAsked(draft) ? { address, countryId, ...place, pincode, landmark } : {};
  return { ...person, ...lives, dateOfBirth: draft.dateOfBirth.split("-").toReversed().join("/") };
}

/** What of an address that is asked for is not given. */
export function addressMistakes(draft: CustomerDraft, place: { stateId: string; cityId: string }) {
  if (!isAddressAsked(draft)) return [];
  return missingOfAddress({ ...draft, ...place }).map(({ name, code }) => ({ name, message: messageOfCode(code) }));
}

/** Which field each refusal is about. */
export const customerRefusals = {
  email_already_registered: "email",
  place_not_found: "cityId",
  customer_address_kept: "address",
  customer_gender_kept: "gender",
  name_not_legible: "name",
  client_without_email_exists: "mobile",
  mobile_not_indian: "mobile",
  password_too_short: "password",
  password_too_long: "password",
  password_too_common: "password",
  password_is_personal: "password",
} as const;

export type CustomerForm = ReturnType<typeof useOperationForm<AnyOperation, CustomerDraft>>;
