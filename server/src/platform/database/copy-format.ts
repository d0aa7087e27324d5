/** Signature, flags and the length of the header extension: none. */
export const copyBegins = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);

/** Replaces the field count of a next row. */
export const copyEnds = Buffer.from([0xff, 0xff]);

/** The bytes before a field: its length, preceded by the field count at the start of a row. */
export function rowHead(fields: number | null, length: number): Buffer {
  const head = Buffer.alloc(fields === null ? 4 : 6);
  if (fields !== null) head.writeInt16BE(fields);
  head.writeInt32BE(length, head.length - 4);
  return head;
}

/** Splits rows that arrive in pieces. Fields are copied once, however large. */
export class CopiedRows {
  readonly #pieces: Buffer[] = [];

  add(piece: Buffer): void {
    this.#pieces.push(piece);
  }

  rows(): (Buffer | null)[][] {
    const all = Buffer.concat(this.#pieces);
    const rows: (Buffer | null)[][] = [];
    let at = copyBegins.length;
    for (;;) {
      const fields = all.readInt16BE(at);
      at += 2;
      if (fields === -1) return rows;
      const row: (Buffer | null)[] = [];
      for (let field = 0; field < fields; field += 1) {
        const length = all.readInt32BE(at);
        at += 4;
        row.push(length === -1 ? null : all.subarray(at, at + Math.max(length, 0)));
        at += Math.max(length, 0);
      }
      rows.push(row);
    }
  }
}
