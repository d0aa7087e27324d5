/**
 * The process cannot start (or go on) and a person can mend it. The message is one or two plain sentences
 * that say what is wrong and what to do; `main.ts` and the scripts print it without a stack and end with
 * exit code 1.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

const diskFull = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i;

/** Whether a failure, ours or a child process's output, comes from a full disk. */
export function isDiskFull(failure: unknown): boolean {
  return diskFull.test(failure instanceof Error ? failure.message : String(failure));
}

const notWritable = /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i;

function isNotWritable(failure: unknown): boolean {
  return notWritable.test(failure instanceof Error ? failure.message : String(failure));
}

/** Turns a failure that happened while writing below `folder` into a sentence, where one fits. */
export function refusalForFolder(folder: string, failure: unknown): unknown {
  if (failure instanceof StartRefusal) return failure;
  if (isDiskFull(failure)) {
    return new StartRefusal(`The disk that holds ${folder} is full. Free some space and start again.`, {
      cause: failure,
    });
  }
  if (isNotWritable(failure)) {
    return new StartRefusal(
      `The folder ${folder} cannot be written by this user. Give the user access to it, or choose another folder with DATA_DIR=/path/to/a/folder.`,
      { cause: failure },
    );
  }
  return failure;
}
