import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../migrations/migrate.ts';
import { asAdmin, makeDatabase } from './databases.ts';
import { startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string whose user may create databases. */
    adminUrl: string;
    /** The migrated database that every test file copies. */
    templateName: string;
  }
}

/** Starts PostgreSQL once for the run and migrates the template that all tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const templateName = `chalkline_template_${process.pid}`;
  const template = openDatabase({ url: await makeDatabase(server.adminUrl, templateName) });
  await migrate(template);
  await template.close();
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await asAdmin(server.adminUrl, `drop database if exists ${templateName} with (force)`);
    await server.stop();
  };
}
