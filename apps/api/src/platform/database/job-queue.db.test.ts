import { expect, inject, test } from "vitest";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { jobsIn } from "#testing/job-queue.ts";
import { applyMigrations } from "./migrations.ts";

const migration = "20261121003000_job_queue";

test("messages that waited before there was a queue get their jobs with it", async () => {
  const url = await cloneTemplate(inject("templateUrl"));
  try {
    // As the database was before the queue came.
    await withClient(url, (owner) =>
      owner.query(`
        drop schema pgboss cascade;
        drop function queue_delivery, queue_stranded_messages, forget_answered_requests;
        drop function queue_delivery_of_message cascade;
        drop index outbox_messages_waiting_idx;
        create index outbox_messages_due_idx on outbox_messages(available_at);
        alter table outbox_messages drop column resends;
        delete from _prisma_migrations where migration_name = '${migration}';
        insert into outbox_messages (dedupe_key, kind, payload, created_at, available_at, delivered_at) values
          ('sent', 'client_enrolled', '{}', now(), now(), now()), ('waiting', 'client_enrolled', '{}', now(), now(), null)`),
    );
    expect(await applyMigrations(url)).toEqual([migration]);
    await withClient(url, async (owner) => {
      const { rows } = await owner.query("select id::text from outbox_messages where dedupe_key = 'waiting'");
      expect(await jobsIn(owner, "messages")).toMatchObject([{ key: rows[0].id, state: "created" }]);
    });
    expect(await applyMigrations(url)).toEqual([]);
  } finally {
    await dropDatabase(url);
  }
});

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
