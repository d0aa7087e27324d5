/**
 * The process cannot start (or go on) and a person can mend it. The message is one or two plain sentences
 * that say what is wrong and what to do; `main.ts` and the scripts print it without a stack and end with
 * exit code 1.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

const diskFull = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i;
const notWritable = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i;
const noFolder = /ENOTDIR|ENOENT|EEXIST|ELOOP|ENAMETOOLONG/;

/** A sentence for a failure of ours or of the database that comes from a full disk; any other stays as it is. */
export function refusalForDisk(folder: string, failure: unknown): unknown {
  if (failure instanceof StartRefusal || !diskFull.test(messagesOf(failure))) return failure;
  return new StartRefusal(`The disk that holds ${folder} is full. Free some space and start again.`, {
    cause: failure,
  });
}

/** Turns a failure that happened while making or writing `folder` into a sentence, where one fits. */
export function refusalForFolder(folder: string, failure: unknown): unknown {
  const words = messagesOf(failure);
  if (failure instanceof StartRefusal || diskFull.test(words)) return refusalForDisk(folder, failure);
  const elsewhere = 'choose another folder with DATA_DIR=/path/to/a/folder.';
  if (notWritable.test(words)) {
    return new StartRefusal(
      `The folder ${folder} cannot be written by this user. Give the user access to it, or ${elsewhere}`,
      { cause: failure },
    );
  }
  if (noFolder.test(words) && words.includes('mkdir')) {
    return new StartRefusal(`The folder ${folder} cannot be made there. Make it, or ${elsewhere}`, {
      cause: failure,
    });
  }
  return failure;
}

/** The messages of a failure and of what lies beneath it. */
function messagesOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause === undefined ? failure.message : `${failure.message}\n${messagesOf(failure.cause)}`;
}
