import type { ExplanationReply, NeighborReply } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { IconArrowDown, IconArrowUp, IconEqual, IconInfoCircle, IconSum } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PointsText } from '../board-figures.ts';
import styles from './explanation.module.css';
import { passingLine, sumLine } from './explanation-words.ts';

interface ReasonsProps {
  told: ExplanationReply;
  row: BoardRow;
  points: PointsText;
  /** null: the overall. */
  workout: number | null;
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Why a place is what it is, in the order in which it matters. */
export function Reasons({ told, row, points, workout }: ReasonsProps) {
  const sum = workout === null ? sumLine(row, points) : null;
  return (
    <>
      <ul className={styles.list}>
        {sum && <Reason icon={<IconSum {...look} />}>{sum}</Reason>}
        {told.sentences.map((sentence) => (
          <Reason key={sentence} icon={<IconInfoCircle {...look} />}>
            {sentence}
          </Reason>
        ))}
        {told.sharedCount > 0 && <Reason icon={<IconEqual {...look} />}>{sharedWords(told)}</Reason>}
        {told.ahead && (
          <Reason icon={<IconArrowUp {...look} />}>
            <Neighbor told={told.ahead} side="ahead" />
          </Reason>
        )}
        {told.behind && (
          <Reason icon={<IconArrowDown {...look} />}>
            <Neighbor told={told.behind} side="behind" />
          </Reason>
        )}
      </ul>
      {told.compared.length > 1 && <Compared told={told} />}
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

function Neighbor({ told, side }: { told: NeighborReply; side: 'ahead' | 'behind' }) {
  return (
    <>
      {told.words} {passingLine(told, side)}
    </>
  );
}

/** `With Ana, Ben and 4 others.` */
function sharedWords({ sharedWith, sharedCount }: ExplanationReply): string {
  const named = sharedWith.slice(0, 3).map(({ name }) => name);
  const others = sharedCount - named.length;
  const all = others > 0 ? [...named, `${others} ${others === 1 ? 'other' : 'others'}`] : named;
  const last = all.pop() ?? '';
  return `Shared with ${all.length > 0 ? `${all.join(', ')} and ${last}` : last}.`;
}

/** What is compared, first to last, where more than one thing is. */
function Compared({ told }: { told: ExplanationReply }) {
  const shown = told.compared.filter(({ value }) => value !== '');
  if (shown.length < 2) return null;
  return (
    <details className={styles.more}>
      <summary>What is compared, in order</summary>
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
