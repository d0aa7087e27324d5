import { newProgram } from '@chalkline/contract/programs/program.schema.ts';
import { readProgramFile } from '@chalkline/contract/programs/program-files.endpoints.ts';
import { treeCounts } from '@chalkline/contract/programs/program-tree.rules.ts';
import { createProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { programQueries } from '../programs.queries.ts';

/** A program from a CSV or JSON file: what is in it is shown before anything is made. */
export function ImportModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const read = useAction({
    send: async (call, chosen: File) => {
      const name =
        chosen.name
          .replace(/\.(csv|json)$/i, '')
          .slice(0, 80)
          .trim() || 'Program';
      return call(readProgramFile, { body: { name, content: await chosen.text() } });
    },
    failed: 'Couldn’t read the file',
  });
  const found = read.answer;
  const program = found?.program;
  const create = useAction({
    send: (call) => call(createProgram, { body: newProgram.parse(program) }),
    failed: 'Couldn’t import the program',
    done: 'Program imported',
    invalidates: [programQueries.lists],
    onDone: ({ id }) => navigate(urlOf('buildProgram', { id })),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    read.reset();
    if (chosen && chosen.size > 0) read.run(chosen);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Import a program"
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="main"
            disabled={!program}
            busy={create.busy || read.busy}
            onClick={() => create.run()}
          >
            Import as a draft
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileField
          id="file"
          label="File"
          wanted="CSV or JSON"
          accept=".csv,.json,text/csv,application/json"
          file={file}
          onChange={choose}
        />
        <p className={text.hint}>
          A CSV has the columns week, workout, block, exercise, sets, do, load and rest. Export a program to
          see one.
        </p>
        {program && (
          <Note tone="good" announced>
            {`“${program.name}”: ${sizeText(program.tree)}.`}
          </Note>
        )}
        {found && found.problemCount > 0 && (
          <Note tone="bad" announced>
            <p>{`${counted(found.problemCount, ['problem', 'problems'])}. Correct the file and choose it again.`}</p>
            <ul>
              {found.problems.slice(0, mostShown).map(({ row, column, message }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal
                <li key={index}>{[row && `Row ${row}`, column, message].filter(Boolean).join(': ')}</li>
              ))}
            </ul>
            {found.problemCount > mostShown && <p>{`And ${found.problemCount - mostShown} more.`}</p>}
          </Note>
        )}
      </Stack>
    </Modal>
  );
}

const mostShown = 20;

function sizeText(tree: Parameters<typeof treeCounts>[0]): string {
  const { weeks, workouts, exercises } = treeCounts(tree);
  return [
    counted(weeks, ['week', 'weeks']),
    counted(workouts, ['workout', 'workouts']),
    counted(exercises, ['exercise', 'exercises']),
  ].join(', ');
}
