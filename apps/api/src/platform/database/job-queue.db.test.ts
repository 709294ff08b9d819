import { inject, test } from "vitest";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { applyMigrations } from "./migrations.ts";

test("what a later version of pg-boss adds is the application's to work in", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  try {
    await withClient(url, async (owner) => {
      await owner.query("create table pgboss.of_a_later_version (id int)");
      await applyMigrations(url);
      await owner.query("set role thangam_app; insert into pgboss.of_a_later_version values (1)");
    });
  } finally {
    await dropDatabase(url);
  }
});
