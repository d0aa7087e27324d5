import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { numberText } from '../../ui/locale.ts';
import { Panel } from '../../ui/panel.tsx';
import text from '../../ui/text.module.css';
import { mattersOf } from './matters.ts';
import styles from './overview.module.css';

/** What needs attention, most urgent first. */
export function NeedsAttention({ overview }: { overview: OverviewReply }) {
  const known = useKnownAddresses();
  const matters = mattersOf(overview);
  return (
    <Panel
      title="Needs attention"
      actions={<span className={styles.count}>{numberText(matters.length)}</span>}
    >
      {matters.length === 0 && (
        <EmptyState title="All clear">Items that need your attention appear here.</EmptyState>
      )}
      <ul className={styles.matters}>
        {matters.map(({ key, what, why, action }) => (
          <li key={key}>
            <div>
              <b>{what}</b>
              <p className={text.hint}>{why}</p>
            </div>
            {action && known.has(action.screen) && (
              <ButtonLink size={32} to={action.to} aria-label={`${action.label}: ${what}`}>
                {action.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
