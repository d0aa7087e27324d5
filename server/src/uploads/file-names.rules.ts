import { withoutTurning } from '@chalkline/contract/http/fields.ts';
import { withoutInvisible } from '@chalkline/contract/http/invisible.ts';
import { fileLimits } from '@chalkline/contract/uploads/document-limits.ts';
import { type UploadType, uploadEndings } from '@chalkline/contract/uploads/upload.schema.ts';

/** The name a person gave a file, in one line, without folders, and with the ending of what it is. */
export function shownFileName(filename: string, type: UploadType): string {
  const ending = `.${uploadEndings[type]}`;
  const line = withoutTurning(withoutInvisible(filename.normalize()))
    .replace(/^.*[/\\]/, '')
    .replace(/["<>:|?*\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const stem = line.toLowerCase().endsWith(ending) ? line.slice(0, -ending.length) : line;
  const short = [...stem]
    .slice(0, fileLimits.nameLength - ending.length)
    .join('')
    .trim();
  return `${short === '' ? 'File' : short}${ending}`;
}
