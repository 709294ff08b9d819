import { randomBytes } from "node:crypto";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { Transaction } from "#platform/database/db.ts";
import type { ShopYear } from "./calendar.ts";
import { addDays } from "./calendar.ts";
import { demoCustomer, demoPassword, staff } from "./people.ts";
import type { Person } from "./people.ts";
import type { PlannedClient } from "./plan.ts";

export interface PasswordHashes {
  /** Of the printed password. */
  printed: string;
  /** Of a password that nobody knows; one for all, since a slow hash for each would make the first start slow. */
  unknown: string;
}

export async function hashPasswords(hashPassword: (password: string) => Promise<string>): Promise<PasswordHashes> {
  const [printed, unknown] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(randomBytes(32).toString("base64url")),
  ]);
  return { printed, unknown };
}

/** Inserts and returns the staff, the Admin first. */
export async function insertStaff(tx: Transaction, year: ShopYear, hashes: PasswordHashes) {
  const designationIdByName = new Map((await tx.designation.findMany()).map(({ id, name }) => [name, id]));
  const at = year.moment(year.firstDay, 0);
  const users = await tx.user.createManyAndReturn({
    data: staff.map(({ name, email, mobile, userType, designation, department, canSignIn }) => ({
      name,
      email,
      mobile,
      userType,
      department,
      designationId: designationIdByName.get(designation) ?? null,
      passwordHash: canSignIn ? hashes.printed : hashes.unknown,
      passwordChangedAt: at,
      lastLoginAt: year.moment(addDays(year.today, -1), 640),
      createdAt: at,
      updatedAt: at,
    })),
    select: { id: true, email: true, userType: true },
  });
  const [admin] = users;
  if (admin === undefined) throw new Error("The demo shop needs an Admin");
  await tx.capabilityGrant.createMany({
    data: staff.flatMap(({ email, capabilities }) => {
      const userId = users.find((user) => user.email === email)?.id;
      if (userId === undefined) return [];
      return capabilities.map((capability) => ({ userId, capability, grantedById: admin.id, grantedAt: at }));
    }),
  });
  return { admin, users };
}

/** Writes the clients and their sign-ins. */
export async function insertClients(
  tx: Transaction,
  year: ShopYear,
  clients: readonly PlannedClient[],
  createdById: bigint,
  hashes: PasswordHashes,
): Promise<void> {
  const made = ({ books }: PlannedClient) => {
    const joinedOn = books.map((book) => book.openedOn).sort()[0] ?? year.today;
    const at = year.moment(joinedOn, 0);
    return { createdAt: at, createdById, updatedAt: at };
  };
  const users = await tx.user.createManyAndReturn({
    data: clients.map((client) => {
      const { name, email, mobile } = client.person;
      return {
        name,
        email,
        mobile,
        userType: "Customer",
        passwordHash: client.person === demoCustomer ? hashes.printed : hashes.unknown,
        passwordChangedAt: made(client).createdAt,
        lastLoginAt: client.person === demoCustomer ? year.moment(addDays(year.today, -3), 700) : null,
        ...made(client),
      };
    }),
    select: { id: true, email: true },
  });
  const userIdByEmail = new Map(users.map(({ id, email }) => [email, id]));
  await insertProfiles(
    tx,
    clients.map(({ person }) => person),
    userIdByEmail,
  );

  await tx.client.createMany({
    data: clients.map((client) => {
      const { name, email, mobile } = client.person;
      const userId = userIdByEmail.get(email) ?? null;
      const terms = { termsAccepted: true, termsVersion: TERMS_VERSION };
      return { name, email, mobile, status: "approved", userId, ...terms, ...made(client) };
    }),
  });
}

/** India in the lookups. */
const COUNTRY_ID = 101;

async function insertProfiles(
  tx: Transaction,
  people: Person[],
  userIdByEmail: ReadonlyMap<string, bigint>,
): Promise<void> {
  const state = await tx.state.findFirst({ where: { countryId: COUNTRY_ID, name: "Tamil Nadu" } });
  const cities = await tx.city.findMany({
    where: { stateId: state?.id ?? 0, name: { in: people.map(({ city }) => city) } },
    orderBy: { id: "desc" },
  });
  const cityIdByName = new Map(cities.map(({ id, name }) => [name, id]));
  await tx.customerProfile.createMany({
    data: people.flatMap(({ email, gender, dateOfBirth, address, city, pincode }) => {
      const userId = userIdByEmail.get(email);
      if (userId === undefined) return [];
      return {
        userId,
        gender,
        dateOfBirth: new Date(dateOfBirth),
        address,
        countryId: COUNTRY_ID,
        stateId: state?.id ?? null,
        cityId: cityIdByName.get(city) ?? null,
        pincode,
      };
    }),
  });
}
