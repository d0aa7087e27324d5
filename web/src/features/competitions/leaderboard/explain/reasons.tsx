import type { ExplanationReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { IconArrowDown, IconArrowUp, IconEqual, IconInfoCircle, IconSum } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PointsText } from '../board-figures.ts';
import styles from './explanation.module.css';
import { sumLine } from './explanation-text.ts';

interface ReasonsProps {
  explanation: ExplanationReply;
  row: BoardRow;
  points: PointsText;
  /** null: the overall. */
  workout: number | null;
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Why a place is what it is, in the order in which it matters. */
export function Reasons({ explanation, row, points, workout }: ReasonsProps) {
  const sum = workout === null ? sumLine(row, points) : null;
  return (
    <>
      <ul className={styles.list}>
        {sum && <Reason icon={<IconSum {...look} />}>{sum}</Reason>}
        {explanation.sentences.map((sentence) => (
          <Reason key={sentence} icon={<IconInfoCircle {...look} />}>
            {sentence}
          </Reason>
        ))}
        {explanation.sharedCount > 0 && (
          <Reason icon={<IconEqual {...look} />}>{sharedText(explanation)}</Reason>
        )}
        {explanation.ahead && (
          <Reason icon={<IconArrowUp {...look} />}>
            {explanation.ahead.words} {explanation.ahead.passing}
          </Reason>
        )}
        {explanation.behind && (
          <Reason icon={<IconArrowDown {...look} />}>
            {explanation.behind.words} {explanation.behind.passing}
          </Reason>
        )}
      </ul>
      {explanation.compared.length > 1 && <Compared explanation={explanation} />}
    </>
  );
}

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** `With Ana, Ben and 4 others.` */
function sharedText({ sharedWith, sharedCount }: ExplanationReply): string {
  const named = sharedWith.slice(0, 3).map(({ name }) => name);
  const others = sharedCount - named.length;
  const all = others > 0 ? [...named, `${others} ${others === 1 ? 'other' : 'others'}`] : named;
  const last = all.pop() ?? '';
  return `Tied with ${all.length > 0 ? `${all.join(', ')} and ${last}` : last}.`;
}

/** What is compared, first to last, where more than one thing is. */
function Compared({ explanation }: { explanation: ExplanationReply }) {
  const shown = explanation.compared.filter(({ value }) => value !== '');
  if (shown.length < 2) return null;
  return (
    <details className={styles.more}>
      <summary>What’s compared, in order</summary>
      <dl className={styles.compared}>
        {shown.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
