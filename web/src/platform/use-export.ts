import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from './error-texts.ts';
import { saveFile } from './save-file.ts';

interface ExportOptions {
  readonly read: () => Promise<ExportReply>;
  /** Why there is no file, in a sentence. */
  readonly failed: (why: string) => void;
}

/** Reads a list as a CSV file and hands it to the person. */
export function useExport({ read, failed }: ExportOptions): { run: () => void; busy: boolean } {
  const out = useMutation({
    mutationFn: read,
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv),
    onError: (failure) => failed(errorText(failure)),
  });
  return { run: () => out.mutate(), busy: out.isPending };
}
