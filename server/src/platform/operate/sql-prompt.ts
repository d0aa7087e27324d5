import { createInterface } from 'node:readline';
import pg from 'pg';

/** A bare prompt: statements end with a semicolon and may span lines, `\q` or Ctrl-D ends it. */
export async function openPrompt(
  url: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lines = createInterface({ input, output, prompt: 'chalkline=> ' });
  output.write('psql isn’t installed, so this is a basic prompt. End statements with ; and quit with \\q\n');
  // Piped input may end while its statements are still being answered.
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });
  lines.prompt();
  let statement = '';
  for await (const line of lines) {
    if (line.trim() === '\\q') break;
    statement += `${line}\n`;
    if (line.trimEnd().endsWith(';')) {
      output.write(`${await answer(client, statement)}\n`);
      statement = '';
    }
    lines.setPrompt(statement.trim() === '' ? 'chalkline=> ' : 'chalkline-> ');
    if (isOpen) lines.prompt();
  }
  lines.close();
  await client.end();
}

async function answer(client: pg.Client, statement: string): Promise<string> {
  try {
    const given = await client.query({ text: statement, rowMode: 'array' });
    const results = (Array.isArray(given) ? given : [given]) as unknown as pg.QueryArrayResult<unknown[]>[];
    return results.map(table).join('\n');
  } catch (failure) {
    return `ERROR: ${(failure as Error).message}`;
  }
}

function table({ fields, rows, command, rowCount }: pg.QueryArrayResult<unknown[]>): string {
  if (fields.length === 0) return `${command} ${rowCount ?? ''}`.trim();
  const cells = [fields.map(({ name }) => name), ...rows.map((row) => row.map(shown))];
  const widths = fields.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const drawn = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '));
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [drawn[0], rule, ...drawn.slice(1), `(${rows.length} rows)`].join('\n');
}

function shown(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
