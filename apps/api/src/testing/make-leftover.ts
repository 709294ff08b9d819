import type { TestApp } from "./harness.ts";

/** Money by UPI that the Admins are told stays left over, whoever explains it. */
export async function makeLeftover({ asOwner }: Pick<TestApp, "asOwner">): Promise<void> {
  await asOwner((owner) =>
    owner.query(`insert into receipt_leftovers (place_id, account_id, day, leftover_paise, explained_paise, told_paise, noted_at)
      values (main_place(), account('UPI_CLEARING'), '2020-01-01', 100000, 0, 100000, '2199-01-01') on conflict do nothing`),
  );
}
