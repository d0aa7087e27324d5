import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import text from '../../../../ui/text.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { type CompetitionForm, divisionSets } from './competition-form.ts';
import styles from './lists.module.css';

/** The divisions: one after the other, or a whole set at once. */
export function DivisionFields({ form }: { form: CompetitionForm }) {
  const { divisions } = form.values;
  const addSet = (names: readonly string[]) => {
    const taken = new Set(divisions.map(({ name }) => name.trim().toLowerCase()));
    const added = names.filter((name) => !taken.has(name.toLowerCase()));
    const kept = divisions.filter(({ name }) => name.trim() !== '');
    form.setFieldValue('divisions', [...kept, ...added.map((name) => ({ name, capacity: null }))]);
  };
  return (
    <Panel title="Divisions" padded>
      <div className={styles.list}>
        {divisions.map((_division, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is being written has no other identity
          <div key={index} className={styles.division}>
            <TextField
              id={`divisions.${index}.name`}
              label={`Division ${index + 1}`}
              autoComplete="off"
              {...form.getInputProps(`divisions.${index}.name`)}
            />
            <NumberField
              id={`divisions.${index}.capacity`}
              label="Places"
              placeholder="No limit"
              {...form.getInputProps(`divisions.${index}.capacity`)}
            />
            <IconButton
              label={`Remove division ${index + 1}`}
              icon={<IconTrash size={20} stroke={1.75} />}
              onClick={() => form.removeListItem('divisions', index)}
            />
          </div>
        ))}
        {form.errors.divisions && (
          <p id="divisions" tabIndex={-1} className={styles.error}>
            {form.errors.divisions}
          </p>
        )}
        <Row>
          <Button
            icon={<IconPlus size={18} stroke={1.75} />}
            onClick={() => form.insertListItem('divisions', { name: '', capacity: null })}
          >
            Add a division
          </Button>
        </Row>
        <p className={text.hint}>
          Or add a set:{' '}
          {divisionSets.map(({ label, names }) => (
            <button key={label} type="button" className={styles.set} onClick={() => addSet(names)}>
              {label}
            </button>
          ))}
        </p>
      </div>
    </Panel>
  );
}
