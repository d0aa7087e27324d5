import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../platform/ids/new-id.ts';
import { allPages } from '../platform/testing/all-pages.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { type AuditRecord, listAudit, recordAudit } from './audit.service.ts';

const { parts, database } = await testApp();

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
