import type { UploadType } from '@chalkline/contract/uploads/upload.schema.ts';
import { strFromU8, unzipSync } from 'fflate';

/** What a file is by its content: `null` for what isn't taken, `unsafe` for what could run something. */
export type FileVerdict = UploadType | 'unsafe' | null;

/** Word and Excel files unpack to a few times their size. */
const unpackedAtMost = 300 * 1_048_576;
const entriesAtMost = 5_000;
/** Of the parts that are read here. */
const partAtMost = 1_048_576;

const office = 'application/vnd.openxmlformats-officedocument.';
const officeTypes = [`${office}wordprocessingml.document`, `${office}spreadsheetml.sheet`] as const;
const contentTypes = '[Content_Types].xml';

/** By the content alone; the name doesn't count. */
export function fileTypeOf(bytes: Buffer): FileVerdict {
  if (isReadablePdf(bytes)) return 'application/pdf';
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return officeTypeOf(bytes);
  return csvTypeOf(bytes);
}

/** Whether it starts and ends as a PDF does and isn't encrypted. */
export function isReadablePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1024).toString('latin1');
  return (
    bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
    end.includes('%%EOF') &&
    !bytes.includes('/Encrypt')
  );
}

function officeTypeOf(bytes: Buffer): FileVerdict {
  const names: string[] = [];
  let unpacked = 0;
  let read: Record<string, Uint8Array>;
  try {
    read = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return (name === contentTypes || name.endsWith('.rels')) && originalSize <= partAtMost;
      },
    });
  } catch {
    return null;
  }
  const parts = read[contentTypes];
  if (!parts) return null;
  const kinds = strFromU8(parts);
  const type = officeTypes.find((one) => kinds.includes(`"${one}.main+xml"`));
  if (!type) return /macroenabled/i.test(kinds) ? 'unsafe' : null;
  const isLarge = unpacked > unpackedAtMost || names.length > entriesAtMost;
  const reachesOut = Object.values(read).some((rels) => loadsFromOutside(strFromU8(rels)));
  return isLarge || reachesOut || names.some(runsSomething) ? 'unsafe' : type;
}

/** Macros, controls, embedded programs, and names that lead out of the folder they are unpacked to. */
function runsSomething(name: string): boolean {
  return (
    /vbaProject|\/activeX\/|\/macrosheets\/|oleObject[^/]*\.bin$/i.test(name) ||
    /^\/|\\|(^|\/)\.\.(\/|$)/.test(name)
  );
}

/** Links are fine; templates and objects from elsewhere are opened without a question. */
function loadsFromOutside(rels: string): boolean {
  return rels
    .split('<Relationship ')
    .some(
      (one) =>
        /TargetMode="External"/i.test(one) && /\/(attachedTemplate|oleObject|frame|subDocument)"/i.test(one),
    );
}

/** Text in columns. What browsers or shells would read as something else isn't taken. */
function csvTypeOf(bytes: Buffer): FileVerdict {
  const text = textOf(bytes);
  if (text === null || /^\s*(<|#!|\{\\rtf|%!|%PDF)/.test(text.slice(0, 200))) return null;
  const firstLine =
    text
      .slice(0, 100_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  if (!/[,;\t]/.test(firstLine)) return null;
  // A formula that starts a program: =cmd|' /C …'!A1
  return /[=+\-@*(] ?[a-z]{2,16} ?\|'/i.test(text) ? 'unsafe' : 'text/csv';
}

/** UTF-8, or as older spreadsheets write it; null with bytes that no text has. */
function textOf(bytes: Buffer): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const isBinary = (text: string) => /[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text);
  for (const encoding of ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return isBinary(text) ? null : text;
    } catch {
      // Not in this encoding.
    }
  }
  return null;
}
