import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../platform/ids/new-id.ts';
import { allPages } from '../platform/testing/all-pages.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { type AuditRecord, addAuditMonths, listAudit, recordAudit } from './audit.service.ts';

const { parts, database, clock } = await testApp();

const subject = () => ({ subjectKind: 'score', subjectId: newId() });
const record = (about: Partial<AuditRecord>) =>
  database.transaction((tx) =>
    recordAudit(parts, tx, { actorId: null, action: 'score.corrected', ...subject(), ...about }),
  );

describe('the audit log', () => {
  it('keeps who did what to which thing, before, after and why', async () => {
    const corrected = {
      ...subject(),
      actorId: newId(),
      before: { reps: 138 },
      after: { reps: 140 },
      reason: 'Miscounted',
    };
    await record(corrected);
    const { data } = await listAudit(parts, corrected, { limit: 10 });
    expect(data).toMatchObject([{ ...corrected, action: 'score.corrected' }]);
  });

  it('forgets a row with the transaction that failed', async () => {
    const about = subject();
    const failing = database.transaction(async (tx) => {
      await recordAudit(parts, tx, { actorId: null, action: 'score.corrected', ...about });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await listAudit(parts, about, { limit: 10 })).data).toEqual([]);
  });

  it.each([
    ['changed', sql`update audit.log set action = 'nothing'`],
    ['taken away', sql`delete from audit.log`],
    ['emptied', sql`truncate audit.log`],
  ])('cannot be %s', async (_, statement) => {
    await record({});
    await expect(database.sql.execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit.log is append-only' },
    });
  });

  it('is read page by page, each row once, also of one moment', async () => {
    const about = subject();
    for (let step = 0; step < 7; step++) await record({ ...about, after: { step } });
    const rows = await allPages((cursor) => listAudit(parts, about, { limit: 3, cursor }));
    expect(rows).toHaveLength(7);
    expect(new Set(rows.map(({ after }) => JSON.stringify(after))).size).toBe(7);
  });

  it('refuses a page mark of another thing', async () => {
    const about = subject();
    await record(about);
    await record(about);
    const { next } = await listAudit(parts, about, { limit: 1 });
    const other = listAudit(parts, subject(), { limit: 1, cursor: next ?? '' });
    await expect(other).rejects.toMatchObject({ status: 400 });
  });
});

describe('months of the log', () => {
  const partitions = async () => {
    const { rows } = await database.sql.execute<{ name: string; rows: number }>(sql`
      select c.relname as name, (xpath('/row/n/text()',
        query_to_xml(format('select count(*) as n from audit.%I', c.relname), false, true, '')))[1]::text::int as rows
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'audit.log'::regclass order by 1`);
    return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
  };

  it('take over the rows that came before them, also when two processes add them at once', async () => {
    clock.set('2031-05-31T23:30:00Z');
    const about = subject();
    await record(about);
    clock.set('2031-06-01T00:30:00Z');
    await record(about);
    const before = await partitions();
    clock.set('2031-05-31T23:30:00Z');
    await Promise.all([addAuditMonths(parts), addAuditMonths(parts)]);
    await addAuditMonths(parts);
    const after = await partitions();
    expect(after).toMatchObject({ log_2031_05: 1, log_2031_06: 1, log_2031_07: 0 });
    expect(after.log_other).toBe((before.log_other ?? 0) - 2);
    const { data } = await listAudit(parts, about, { limit: 10 });
    expect(data).toHaveLength(2);
  });

  it('are append-only each by itself', async () => {
    for (const table of ['log_2031_05', 'log_other']) {
      await expect(
        database.sql.execute(sql`delete from audit.${sql.identifier(table)}`),
      ).rejects.toMatchObject({ cause: { message: `audit.${table} is append-only` } });
    }
  });

  it('hold what is written after they were added', async () => {
    clock.set('2031-07-15T12:00:00Z');
    await record(subject());
    expect(await partitions()).toMatchObject({ log_2031_07: 1 });
  });
});
