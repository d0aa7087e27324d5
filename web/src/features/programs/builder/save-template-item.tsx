import { newProgram } from '@chalkline/contract/programs/program.schema.ts';
import { type ProgramDay, treeLimits } from '@chalkline/contract/programs/program-tree.schema.ts';
import { createProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { programQueries } from '../programs.queries.ts';
import { copyDay } from './tree-edits.ts';

/** Keeps a week or a workout as a draft of its own, to take it into other programs or to start from it. */
export function SaveTemplateItem({ name, days }: { name: string; days: readonly ProgramDay[] }) {
  const save = useAction({
    send: (call) => {
      const newId = () => crypto.randomUUID();
      const tree = { weeks: [{ id: newId(), days: days.map((day) => copyDay(day, newId)) }] };
      const title = `Template: ${name}`.slice(0, treeLimits.name);
      return call(createProgram, { body: newProgram.parse({ name: title, tree }) });
    },
    failed: 'Couldn’t save the template',
    done: ({ name: made }) => ({ title: 'Template saved', detail: `“${made}” is a draft in your programs.` }),
    invalidates: [programQueries.lists],
  });
  return (
    <MenuItem disabled={days.length === 0 || save.busy} onClick={() => save.run()}>
      Save as a template
    </MenuItem>
  );
}
