import { TERMS_VERSION } from "@thangam/texts/terms-version";

/** Where the customers of samples live. */
export const samplePlace = { countryId: 101, stateId: 4035, cityId: 131_517 };

export const person = () => ({ name: "Kavitha", email: `kavitha${serial()}@example.com`, mobile: "9840012345" });

/** A customer as the form sends them, without a password. */
export const customerSample = () => ({
  ...person(),
  presentaddress: "12, Car Street",
  presentcountry: samplePlace.countryId,
  presentstate: samplePlace.stateId,
  presentcity: samplePlace.cityId,
  presentpincode: "600004",
  gender: "Female",
  dateofbirth: "14/04/1988",
});

export const enrolment = () => ({
  chitschema: "Thanga Mazhai",
  accountno: `SMP${serial()}`,
  chitamount: "500",
  duration: "15",
});

export const requestedBook = {
  chitschema: "Thanga Mazhai",
  chitamount: "500",
  termsconditions: true,
  terms_version: TERMS_VERSION,
};

/** A day of long ago, each later than the ones before, since days are closed in their order. */
export function pastDay(): string {
  return new Date(Date.UTC(2000, 0, serial())).toISOString().slice(0, 10);
}

let last = 1000;

export function serial(): number {
  last += 1;
  return last;
}

/** How a client confirms a settlement who shows a paper instead of the code. */
export const handOver = { identity_paper: "Aadhaar", identity_paper_end: "4821", handed_to: "Kavitha Raman" };

/** The same by a paper that nobody else shows, so that the settlement is weighed alone. */
export const ownHandOver = () => ({
  ...handOver,
  identity_paper_end: String(serial()),
  handed_to: `Client ${serial()}`,
});
