import { fileNameOf } from '@chalkline/contract/file-name.ts';

/** Where the file of an export lies. */
export function exportKey(exportId: string): string {
  return `exports/${exportId}.zip`;
}

/** What an export is called where it is saved: `chalkline-export-2026-11-21.zip`. */
export function exportFileName(productName: string, at: Date): string {
  return fileNameOf([productName, 'export', at.toISOString().slice(0, 10)], 'zip');
}

/** A value as a cell of a table has it: moments in ISO 8601, lists and objects as JSON. */
export function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
