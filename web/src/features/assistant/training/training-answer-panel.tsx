import type {
  TrainingAnswer,
  TrainingSource,
} from '@chalkline/contract/assistant/training-question.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlayerPlay, IconZoomQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { BeforeAndNow } from '../../../ui/before-and-now.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import text from '../../../ui/text.module.css';
import shared from '../assistant.module.css';
import { Care } from '../care.tsx';
import { Sentence } from '../sentence.tsx';
import styles from './training-answer-panel.module.css';

interface TrainingAnswerProps {
  reply: TrainingAnswer;
  history: string;
  onAsk: (question: string) => void;
  onStart: (name: string, plan: Plan, scheduledId: string | null) => void;
}

export function TrainingAnswerPanel({ reply, history, onAsk, onStart }: TrainingAnswerProps) {
  if (reply.kind === 'care') return <Care reply={reply} />;
  const { kind, title, paragraphs, proposal, sources, others } = reply;
  return (
    <div className={shared.answer}>
      <div className={shared.words}>
        <p className={shared.title}>
          {kind === 'unknown' && <IconZoomQuestion size={22} stroke={1.75} aria-hidden="true" />}
          <span>
            <Sentence sentence={title} />
          </span>
        </p>
        {proposal && <Proposal proposal={proposal} onStart={onStart} />}
        {paragraphs.map((paragraph) => (
          <p key={paragraph.text} className={shared.paragraph}>
            <Sentence sentence={paragraph} />
          </p>
        ))}
        {others.length > 0 && (
          <div>
            <p className={text.hint}>{kind === 'unknown' ? 'The nearest it found:' : 'Or did you mean:'}</p>
            <ul className={shared.choices}>
              {others.map(({ id, name }) => (
                <li key={id}>
                  <Button variant="line" size={48} onClick={() => onAsk(`How do I do ${name}?`)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {sources.length > 0 && <Sources sources={sources} history={history} />}
    </div>
  );
}

/** What changes, exercise by exercise; nothing happens until it is started. */
function Proposal({
  proposal: { name, plan, changes, unchanged, scheduledId },
  onStart,
}: {
  proposal: NonNullable<TrainingAnswer['proposal']>;
  onStart: TrainingAnswerProps['onStart'];
}) {
  return (
    <div className={styles.proposal}>
      <ul className={styles.changes} aria-label={`Changes to ${name}`}>
        {changes.map((change) => (
          <li key={`${change.name} ${change.from}`}>
            <b>{change.name}</b>
            <BeforeAndNow before={change.from} now={change.to} />
          </li>
        ))}
      </ul>
      {unchanged > 0 && (
        <p className={text.hint}>{counted(unchanged, ['exercise stays', 'exercises stay'])} the same.</p>
      )}
      <Button
        variant="main"
        size={48}
        icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onStart(name, plan, scheduledId)}
      >
        Start this workout
      </Button>
    </div>
  );
}

function Sources({ sources, history }: { sources: readonly TrainingSource[]; history: string }) {
  return (
    <div className={shared.sources}>
      <h3 className={shared.sourcesTitle}>Sources</h3>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <span className={shared.number} aria-hidden="true">
              {source.number}
            </span>
            <div className={shared.source}>
              <Link className={text.link} to={addressOf(source, history)}>
                {source.title}
              </Link>
              <span className={text.hint}>{source.detail}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function addressOf({ kind, id }: TrainingSource, history: string): string {
  if (kind === 'exercise') return urlOf('exercise', { id });
  if (kind === 'program') return urlOf('sharedProgram', { id });
  if (kind === 'formula') return urlOf('healthFormulas', {}, { formula: id });
  return history;
}
