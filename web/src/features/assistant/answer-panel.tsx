import type { AssistantReply, AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { IconZoomQuestion } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SidewaysRegion } from '../../ui/sideways-region.tsx';
import text from '../../ui/text.module.css';
import styles from './assistant.module.css';
import { Care } from './care.tsx';
import { Cited, Sentence } from './sentence.tsx';
import { OtherLink, SourceList } from './source-list.tsx';
import { storeLabel } from './store-choice.tsx';

const insteadTexts = {
  absent: 'isn’t set up on this site',
  loading: 'is still loading',
  down: 'didn’t answer',
} as const;

interface AnswerPanelProps {
  reply: AssistantReply;
  /** Where it was searched. */
  store: AssistantStore;
  onAsk: (question: string) => void;
  onFood: (foodId: string) => void;
}

export function AnswerPanel({ reply, store, onAsk, onFood }: AnswerPanelProps) {
  if (reply.kind === 'care') return <Care reply={reply} />;
  const { title, paragraphs, table, caution, sources, instead } = reply;
  return (
    <div className={clsx(styles.answer, sources.length > 0 && styles.sourced)}>
      <div className={styles.words}>
        {instead && (
          <Note>
            {storeLabel(store)} {insteadTexts[instead]}. This came from the built-in search.
          </Note>
        )}
        {caution && <Note tone="warn">{caution}</Note>}
        <p className={styles.title}>
          {reply.kind === 'unknown' && <IconZoomQuestion size={22} stroke={1.75} aria-hidden="true" />}
          <span>
            <Sentence sentence={title} />
          </span>
        </p>
        {reply.wordedBy === 'model' && (
          <p className={text.hint}>
            A language model put this into words from the rows shown. Its figures were checked against them.
          </p>
        )}
        {table && <Figures table={table} />}
        {paragraphs.map((paragraph) => (
          <p key={paragraph.text} className={styles.paragraph}>
            <Sentence sentence={paragraph} />
          </p>
        ))}
        <Others reply={reply} onAsk={onAsk} />
      </div>
      {sources.length > 0 && <SourceList sources={sources} onFood={onFood} />}
    </div>
  );
}

function Figures({ table }: { table: NonNullable<AssistantReply['table']> }) {
  return (
    <SidewaysRegion label="Figures" className={styles.figures}>
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ name, source, cells }) => (
            <tr key={source ?? 'sum'} className={source === null ? styles.sum : undefined}>
              <th scope="row">
                {name} {source !== null && <Cited number={source} />}
              </th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]} className={text.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysRegion>
  );
}

/** What else it could be: foods are asked for again, formulas and FAQs opened. */
function Others({ reply: { kind, others }, onAsk }: Pick<AnswerPanelProps, 'reply' | 'onAsk'>) {
  if (others.length === 0) return null;
  return (
    <div>
      <p className={text.hint}>{kind === 'unknown' ? 'The nearest it found:' : 'Or did you mean:'}</p>
      <ul className={styles.choices}>
        {others.map((other) => (
          <li key={`${other.kind} ${other.id}`}>
            {other.kind === 'food' ? (
              <Button variant="line" size={48} onClick={() => onAsk(`100 g ${other.title}`)}>
                {other.title}
              </Button>
            ) : (
              <OtherLink {...other} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
