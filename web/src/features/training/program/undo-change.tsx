import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { trainingKey } from '../training-key.ts';
import { type ChangedProgram, sendChange } from './send-change.ts';

/** Takes back the last change of a schedule. */
export function UndoChange({ enrollment }: { enrollment: ChangedProgram }) {
  const { version } = enrollment;
  const undo = useAction({
    send: (call) => sendChange(call, enrollment, { by: 'undo', version }),
    done: 'Change undone',
    failed: 'Couldn’t undo the change',
    invalidates: [trainingKey],
  });
  return (
    <Button size={48} busy={undo.busy} onClick={() => undo.run()}>
      Undo last change
    </Button>
  );
}
