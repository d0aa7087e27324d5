import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
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
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${templateName} with (force)`);
  await admin.query(`create database ${templateName}`);
  const template = openDatabase({ url: databaseUrl(server.adminUrl, templateName) });
  await migrate(template);
  await template.close();
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await admin.query(`drop database if exists ${templateName} with (force)`);
    await admin.end();
    await server.stop();
  };
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
