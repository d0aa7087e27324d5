import { listItems, recordCount } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { SheetLine } from '@chalkline/contract/inventory/movement.schema.ts';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import clsx from 'clsx';
import { type SubmitEvent, useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { BarcodeCamera } from '../../../patterns/scanning/barcode-camera.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { counted as countedText } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import styles from './count.module.css';
import { addOne, type CountedLine, lineOf, withCounted } from './count.rules.ts';

interface CountSheetProps {
  placeId: string;
  listed: readonly SheetLine[];
  onDone: () => void;
}

/** The count of one place: by camera, hand scanner or typing. Items that aren't listed here are found by their code. */
export function CountSheet({ placeId, listed, onDone }: CountSheetProps) {
  const [lines, setLines] = useKeptState<readonly CountedLine[]>(`count ${placeId}`, () =>
    listed.map((line) => ({ ...line, counted: null })),
  );
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<{ text: string; found: boolean } | null>(null);
  const counted = lines.filter((line) => line.counted !== null);
  const differing = counted.filter((line) => line.counted !== line.listed);

  async function read(code: string): Promise<void> {
    const known = lineOf(lines, code);
    if (known) {
      setLines((now) => addOne(now, known.itemId));
      setSaid({ text: `${known.name}: ${(known.counted ?? 0) + 1} counted`, found: true });
      return;
    }
    try {
      const [item] = (await call(listItems, { query: { scan: code } })).data;
      if (!item) {
        setSaid({ text: `No item has the code ${code}.`, found: false });
        return;
      }
      const { id: itemId, name, code: itemCode, barcode } = item;
      const line = { itemId, name, code: itemCode, barcode, listed: 0, counted: 0 };
      setLines((now) => addOne(now.some((one) => one.itemId === itemId) ? now : [line, ...now], itemId));
      setSaid({ text: `${name}: 1 counted, not listed at this place`, found: true });
    } catch (failure) {
      setSaid({ text: errorText(failure), found: false });
    }
  }

  const save = useAction({
    send: (keyed) =>
      keyed(recordCount, {
        body: {
          placeId,
          note,
          lines: counted.map((line) => ({ itemId: line.itemId, counted: line.counted ?? 0 })),
        },
      }),
    done: ({ counted: kinds, differences }) => ({
      title: 'Count saved',
      detail: `${countedText(kinds, ['item', 'items'])} counted, ${countedText(differences.length, ['difference', 'differences'])}`,
    }),
    invalidates: [inventoryQueries.all],
    onDone,
  });

  return (
    <Stack gap={16}>
      <Scan onCode={(code) => void read(code)} said={said} />
      <Panel
        title="Counted"
        footer={`${counted.length} of ${countedText(lines.length, ['item', 'items'])} counted`}
      >
        {lines.length === 0 ? (
          <EmptyState title="Nothing is listed at this place">
            Scan or type the code of what you find.
          </EmptyState>
        ) : (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.itemId}
                line={line}
                onCount={(value) => setLines((now) => withCounted(now, line.itemId, value))}
              />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={countedText(differing.length, ['difference', 'differences'])} padded>
        <FormBody>
          <TextField
            id="count-note"
            label="Note"
            optional
            autoComplete="off"
            hint="Saved with every difference, such as Broken or Lent."
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <ActionError error={save.error} />
          <Row>
            <Button
              variant="main"
              size={48}
              disabled={counted.length === 0}
              busy={save.busy}
              onClick={() => save.run()}
            >
              Save count
            </Button>
          </Row>
        </FormBody>
      </Panel>
    </Stack>
  );
}

interface ScanProps {
  onCode: (code: string) => void;
  said: { readonly text: string; readonly found: boolean } | null;
}

/** A hand scanner types the code and presses Enter. */
function Scan({ onCode, said }: ScanProps) {
  const [typed, setTyped] = useState('');
  const [withCamera, setWithCamera] = useState(false);
  const Icon = withCamera ? IconCameraOff : IconCamera;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim() !== '') onCode(typed.trim());
    setTyped('');
  }
  return (
    <Panel title="Scan" padded>
      <Stack gap={12}>
        {withCamera && <BarcodeCamera onCode={onCode} />}
        <form onSubmit={submit}>
          <FormBody>
            <TextField
              id="count-code"
              label="Barcode, code or name"
              hint="Each scan of the same code adds one."
              autoComplete="off"
              value={typed}
              onChange={(change) => setTyped(change.currentTarget.value)}
            />
            <Row>
              <Button type="submit" variant="solid">
                Count one
              </Button>
              <Button
                icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => setWithCamera(!withCamera)}
              >
                {withCamera ? 'Close camera' : 'Use camera'}
              </Button>
            </Row>
          </FormBody>
        </form>
        {said && (
          <Note tone={said.found ? 'info' : 'warn'} announced>
            {said.text}
          </Note>
        )}
      </Stack>
    </Panel>
  );
}

function Line({ line, onCount }: { line: CountedLine; onCount: (counted: number | null) => void }) {
  const difference = line.counted === null ? 0 : line.counted - line.listed;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <b>{line.name}</b>
        <small>
          Listed {line.listed}
          {difference !== 0 && (
            <span className={clsx(difference < 0 ? styles.less : styles.more)}>
              {`, ${difference > 0 ? '+' : '−'}${Math.abs(difference)}`}
            </span>
          )}
        </small>
      </span>
      <NumberField
        id={`counted-${line.itemId}`}
        label={`${line.name}, counted`}
        labelHidden
        className={styles.amount}
        placeholder="–"
        value={line.counted}
        onChange={(value) => onCount(value === null || !Number.isInteger(value) || value < 0 ? null : value)}
      />
    </li>
  );
}
