import { exportProgram, type ProgramFormat } from '@chalkline/contract/programs/program-files.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** Saves one of your own programs as a file. */
export function useProgramFile(programId: string) {
  return useAction({
    send: async (call, format: ProgramFormat) => {
      const { fileName, content } = await call(exportProgram, { params: { programId }, query: { format } });
      saveFile(fileName, content, format === 'csv' ? undefined : 'application/json');
    },
    failed: 'Couldn’t export the program',
  });
}
