import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { CopiedRows, copyBegins, copyEnds, rowHead } from './copy-format.ts';

/** Reads and writes in bulk on the transaction's own connection, in PostgreSQL's binary format. */
export interface Bulk {
  /** The fields of a query's rows; null for NULL. Meant for a few rows with large fields. */
  read(query: SQL): Promise<(Buffer | null)[][]>;
  /** Adds rows to `table`, which names its columns. Rows are pulled one by one, as fast as they can be sent. */
  write(table: SQL, rows: Iterable<readonly Buffer[]>): Promise<void>;
}

const dialect = new PgDialect();

/** COPY takes no parameters, so they are written into its text, with the usual quoting. */
function textOf(command: SQL): string {
  return dialect.sqlToQuery(command.inlineParams()).sql;
}

export function bulkOn(client: ClientBase): Bulk {
  return {
    async read(query) {
      const copied = new CopiedRows();
      const stream = client.query(copyTo(textOf(sql`copy (${query}) to stdout (format binary)`)));
      for await (const piece of stream) copied.add(piece as Buffer);
      return copied.rows();
    },
    async write(table, rows) {
      const stream = client.query(copyFrom(textOf(sql`copy ${table} from stdin (format binary)`)));
      const finished = new Promise<void>((resolve, reject) =>
        stream.on('finish', resolve).on('error', reject),
      );
      // Awaited below; it may be rejected before.
      finished.catch(() => undefined);
      const send = async (piece: Buffer) => {
        if (stream.write(piece)) return;
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), finished]);
      };
      await send(copyBegins);
      for (const fields of rows) {
        for (const [index, field] of fields.entries()) {
          await send(rowHead(index === 0 ? fields.length : null, field.length));
          await send(field);
        }
      }
      stream.end(copyEnds);
      await finished;
    },
  };
}
