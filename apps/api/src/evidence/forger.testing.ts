import type { Client } from "pg";
import { recordedTables } from "#records/recorded-tables.ts";

/**
 * What somebody with a superuser's rights can do who has read the sources: after rows were altered, removed or added, writes the
 * chains of records anew, as if the portal had written each row once and as it is now. Nothing in the database tells of it.
 */
export async function forgeRecords(client: Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query<{ xid: string }>("select max(xid)::text as xid from audit_entries");
  await client.query("truncate record_versions, record_chains");
  // Where the unique one was taken away.
  await client.query("create index on record_chains (subject, subject_key)");
  for (const { record } of recordedTables)
    await client.query(
      `select append_version(r.subject, record_subject(r.subject, r.owner, to_jsonb(t)), r.record, record_key(to_jsonb(t), r.keys),
         'added', sha256(convert_to(record_content(to_jsonb(t), r.left_out)::text, 'UTF8')))
       from recorded_tables() r cross join ${record} t where r.record = $1`,
      [record],
    );
  // In a transaction that the audit trail tells of.
  await client.query("create temp table xids as select $1::bigint as xid", [rows[0]?.xid]);
  await rehash(client);
}

/** Gives all versions the number of that transaction, and hashes the chains anew. */
async function rehash(client: Client): Promise<void> {
  await client.query("update record_versions set xid = (select xid from xids)");
  await client.query(`
    do $$
    declare
      chain record_chains;
      version record_versions;
      head bytea;
    begin
      for chain in select * from record_chains loop
        head := '';
        for version in select * from record_versions where chain_id = chain.id order by seq loop
          head := sha256(head || convert_to(version.seq::text, 'UTF8') || convert_to(jsonb_build_array(chain.subject,
            chain.subject_key, version.record, version.record_key, version.change, encode(version.content_hash, 'hex'),
            version.changed, version.hidden, version.xid, (extract(epoch from version.at) * 1000)::bigint)::text, 'UTF8'));
          update record_versions set hash = head where chain_id = chain.id and seq = version.seq;
        end loop;
        update record_chains set head_hash = head where id = chain.id;
      end loop;
    end $$`);
}

/** Hashes the journals of all books and places anew, after postings or journals were altered, and puts the heads right. */
export async function forgeJournals(client: Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(`
    do $$
    declare
      j journals;
      head bytea := '';
      n bigint := 0;
      last_chain text := '';
      lines record;
    begin
      for j in select * from journals order by book_id nulls first, place_id, book_seq loop
        if last_chain <> coalesce(j.book_id::text, 'place ' || j.place_id) then
          head := '';
          n := 0;
          last_chain := coalesce(j.book_id::text, 'place ' || j.place_id);
        end if;
        n := n + 1;
        select coalesce(array_agg(account_id order by line), '{}') as accounts, coalesce(array_agg(book_id order by line), '{}') as books,
          coalesce(array_agg(amount order by line), '{}') as amounts,
          coalesce(array_agg(branch_id order by line), '{}') as branches into lines from postings where journal_id = j.id;
        j.prev_hash := head;
        j.book_seq := n;
        head := journal_hash(j, lines.accounts, lines.books, lines.amounts, lines.branches);
        update journals set book_seq = n, prev_hash = j.prev_hash, hash = head where id = j.id;
      end loop;
    end $$`);
  await client.query(`
    update book_balances t set (seq, head_hash) = (select coalesce(max(j.book_seq), 0),
      coalesce((array_agg(j.hash order by j.book_seq desc))[1], '') from journals j where j.book_id = t.book_id)`);
  await client.query(`
    update place_chains t set (seq, head_hash) = (select coalesce(max(j.book_seq), 0),
      coalesce((array_agg(j.hash order by j.book_seq desc))[1], '') from journals j where j.book_id is null and j.place_id = t.place_id)`);
}

/** Hashes the audit trail anew, after entries were altered or removed, and sets the heads back. */
export async function forgeTrail(client: Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(`
    do $$
    declare
      entry audit_entries;
      head bytea := '';
      n bigint := 0;
      last_chain int := -1;
    begin
      for entry in select * from audit_entries order by chain, chain_seq loop
        if last_chain <> entry.chain then
          head := '';
          n := 0;
          last_chain := entry.chain;
        end if;
        n := n + 1;
        entry.prev_hash := head;
        entry.chain_seq := n;
        head := audit_hash(entry);
        update audit_entries set chain_seq = n, prev_hash = entry.prev_hash, hash = head where id = entry.id;
      end loop;
    end $$`);
  await client.query(`
    update audit_chains t set (seq, head_hash) = (select coalesce(max(a.chain_seq), 0),
      coalesce((array_agg(a.hash order by a.chain_seq desc))[1], '') from audit_entries a where a.chain = t.chain)`);
}

/** Adds up again what the portal keeps added up. */
export async function forgeSums(client: Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(`
    update book_balances t set
      paid_paise = coalesce((select sum(amount) from postings p where p.book_id = t.book_id and p.account_id = account('LIABILITY_INR')), 0),
      weight_mg = coalesce((select sum(amount) from postings p where p.book_id = t.book_id and p.account_id = account('LIABILITY_GOLD')), 0),
      instalments_paid = (select count(*) from instalment_credits c where c.book_id = t.book_id and c.reversed_by_journal_id is null)`);
  await client.query("truncate day_totals");
  await client.query(`
    insert into day_totals (business_day, place_id, mode, kind, shard, count, paise, mg)
    select j.business_day, j.place_id, coalesce(case j.kind when 'Reversal' then p.refund_mode when 'Receipt' then p.mode
        when 'Bonus' then 'bonus' when 'Settlement' then coalesce(s.mode, s.method) else 'opening' end, 'cash'), j.kind, 0, count(*),
      coalesce(sum(money.amount), 0), coalesce(sum(gold.amount), 0)
    from journals j left join payments p on p.id = j.payment_id
    left join settlements s on s.book_id = j.book_id and j.source = 'settlement'
    left join postings money on money.journal_id = j.id and money.account_id = account('LIABILITY_INR')
    left join postings gold on gold.journal_id = j.id and gold.account_id = account('LIABILITY_GOLD')
    where j.kind not in ('Transfer', 'BookMoved') and j.book_id is not null group by 1, 2, 3, 4`);
  await client.query("truncate closed_day_sums");
  await client.query("select fold_closed_days(100000)");
  await client.query("truncate payment_totals");
  await client.query(`
    insert into payment_totals (business_day, status, shard, count, paise)
    select day, p.status, 0, count(*), sum(p.amount_paise)
    from payments p cross join lateral (values (p.business_day), ('-infinity'::date)) days(day) group by 1, 2`);
  await client.query("truncate tallies");
  await client.query(`
    insert into tallies (subject, key, shard, count)
    select 'book', scheme_version_id || ':' || status, 0, count(*) from books group by 2
    union all select 'client', status, 0, count(*) from clients group by 2`);
}
