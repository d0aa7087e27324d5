import { buffer } from 'node:stream/consumers';
import { exportDays } from '@chalkline/contract/profiles/export.lifecycle.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { type Zippable, zip } from 'fflate';
import type { z } from 'zod';
import { personById } from '../../accounts/people/people.service.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { type DataSubject, exportRows, type PersonalList } from '../../platform/database/personal-tables.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data.ts';
import { makeExportJob } from './exports.jobs.ts';
import { endExport, findExport } from './exports.repository.ts';
import { cellOf, exportKey } from './exports.rules.ts';

/**
 * Packs what is a person's: one JSON file with every list, each list as CSV, and the files. Run twice it writes
 * the same file again. The last try that fails says so to the person instead of leaving them waiting.
 */
export async function makeExport(
  parts: Parts,
  domains: readonly PersonalData[],
  { exportId }: z.output<typeof makeExportJob.data>,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const { sql } = parts.database;
  const row = await findExport(sql, exportId);
  if (row?.state !== 'asked') return;
  const person = await personById(sql, row.personId);
  if (!person) return;
  try {
    const bytes = await packed(parts, domains, person);
    await parts.storage.put(exportKey(exportId), bytes);
    if (!(await endExport(sql, exportId, { state: 'ready', bytes: bytes.length }))) return;
  } catch (error) {
    if (attempt > (makeExportJob.retries ?? 0)) await endExport(sql, exportId, { state: 'failed' });
    throw error;
  }
  if (person.state === 'active' && parts.mail.reaches) await parts.mail.send(readyLetter(parts, person));
}

async function packed(parts: Parts, domains: readonly PersonalData[], person: DataSubject): Promise<Buffer> {
  const lists = await listsOf(parts, domains, person);
  const everything = Object.fromEntries(lists.map(({ name, rows }) => [name, rows]));
  const content: Zippable = { 'everything.json': text(JSON.stringify(everything, null, 2)) };
  for (const list of lists) if (list.rows.length > 0) content[`lists/${list.name}.csv`] = text(csvOf(list));
  for (const file of await filesOf(parts, domains, person)) {
    const stored = await parts.storage.get(file.storageKey);
    // Pictures are small already: packing them again would only take time.
    if (stored) content[`files/${file.name}`] = [await buffer(stored.stream), { level: 0 }];
  }
  return new Promise((resolve, reject) => {
    zip(content, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });
}

/** One at a time, so that a large export takes one connection and not all of them. */
async function listsOf(
  parts: Parts,
  domains: readonly PersonalData[],
  person: DataSubject,
): Promise<PersonalList[]> {
  const lists: PersonalList[] = [];
  for (const domain of domains) {
    for (const table of domain.tables) {
      const list = await exportRows(parts.database.sql, table, person);
      if (list) lists.push(list);
    }
    lists.push(...((await domain.lists?.(parts, person)) ?? []));
  }
  return lists;
}

async function filesOf(
  parts: Parts,
  domains: readonly PersonalData[],
  person: DataSubject,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = [];
  for (const domain of domains) files.push(...((await domain.files?.(parts, person)) ?? []));
  return files;
}

function csvOf({ rows }: PersonalList): string {
  const header = Object.keys(rows[0] ?? {});
  return writeCsv(
    header,
    rows.map((row) => header.map((name) => cellOf(row[name]))),
  );
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

function readyLetter({ config }: Parts, { name, email }: { name: string; email: string }) {
  const page = urlOf('editProfile', {}, { tab: 'data' });
  return {
    to: email,
    subject: `Your ${config.productName} data is ready`,
    text: [
      `Hi ${name},`,
      `The export of all your data is ready. Sign in to download it within ${exportDays} days.`,
      'Didn’t request this? Change your password: someone else is signed in to your account.',
    ].join('\n\n'),
    action: { label: 'Download my data', url: absoluteUrl(config.publicUrl, page) },
  };
}
