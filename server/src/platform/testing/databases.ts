import pg from 'pg';

/** Runs one statement as the user who may create databases. */
export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** An empty database of that name on the server; one that was there is thrown away. Gives its address. */
export async function makeDatabase(adminUrl: string, name: string): Promise<string> {
  await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
  await asAdmin(adminUrl, `create database ${name}`);
  return databaseUrl(adminUrl, name);
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
