import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { Link } from 'react-router';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { calendarDayText } from '../../../ui/times.ts';
import { activityQueries } from '../activities.queries.ts';
import { amountText } from '../results/activity-texts.ts';
import styles from './proofs.module.css';

const shown = 4;

/** The newest pictures that results of a challenge came with. Nothing without any. */
export function Proofs({ group }: { group: GroupReply }) {
  const [params] = useAddressParams();
  const results = usePagedRows(activityQueries.results(group.id)) ?? [];
  const proven = results.flatMap((result) => (result.proof ? [{ ...result, proof: result.proof }] : []));
  if (proven.length === 0) return null;
  return (
    <Panel
      title="Proof"
      actions={
        <Link className={text.link} to={{ search: withParam(params, 'tab', 'results').toString() }}>
          All results
        </Link>
      }
      padded
    >
      <ul className={styles.proofs}>
        {proven.slice(0, shown).map(({ id, person, proof, amount, type, day, isRejected }) => (
          <li key={id}>
            <a href={imageAddress(proof)} target="_blank" rel="noreferrer">
              <img referrerPolicy="no-referrer" src={imageAddress(proof)} alt={`Proof of ${person.name}`} />
            </a>
            <b>{person.name}</b>
            <small>{`${amountText(amount, type.unit)}, ${calendarDayText(day)}`}</small>
            <small className={isRejected ? styles.out : styles.in}>
              {isRejected ? 'Doesn’t count' : 'Counted'}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
