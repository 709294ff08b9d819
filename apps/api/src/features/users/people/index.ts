export { clientIdentityDanger, identityDanger } from "./identity-danger.ts";
export { addPerson } from "./add-person.ts";
export { changePerson, disablePerson } from "./change-person.ts";
export { checkMobile } from "./check-mobile.ts";
export { checkName } from "./check-name.ts";
export { checkPassword } from "./check-password.ts";
export { checkVersion } from "./check-version.ts";
export { findPerson, insertPerson, lockEmails, lockPerson } from "./person-store.ts";
export type { PersonRow } from "./person-store.ts";
export { tellOldAddress } from "./tell-old-address.ts";
export {
  isOtherWithoutEmail,
  isSameCustomerWithoutEmail,
  isSameWithoutEmail,
  lockedWithoutEmail,
} from "./without-email-store.ts";
