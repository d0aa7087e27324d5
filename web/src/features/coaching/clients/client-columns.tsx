import { weightIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { ClientsReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { numberText } from '../../../ui/locale.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { weightUnit } from '../../../ui/weight-unit.ts';
import styles from '../coaching.module.css';
import { stateLabels } from '../coaching-texts.ts';
import { needOf } from './need-text.ts';

export type Client = ClientsReply['clients'][number];

export const clientColumns: readonly Column<Client>[] = [
  { key: 'name', head: 'Client', phone: 'lead', cell: (client) => <Name client={client} /> },
  { key: 'program', head: 'Program', cell: ({ training, can }) => programText(training, can.useFile) },
  {
    key: 'adherence',
    head: 'Adherence',
    cell: ({ training }) => (training && training.adherence.due > 0 ? <Adherence {...training} /> : '–'),
  },
  {
    key: 'last',
    head: 'Last workout',
    cell: ({ training, needs }) => (
      <span className={styles.need} data-tone={needs === 'missed' ? 'bad' : 'plain'}>
        {training?.lastWorkout ? shortDay(training.lastWorkout) : '–'}
      </span>
    ),
  },
  { key: 'weight', head: 'Weight, 8 weeks', cell: ({ weight, can }) => weightOf(weight, can.useFile) },
  {
    key: 'diary',
    head: 'Food diary',
    cell: ({ diaryDays, can }) => (diaryDays === null ? unshared(can.useFile) : `${diaryDays} of 7 days`),
  },
  { key: 'actions', head: 'Actions', phone: 'actions', cell: (client) => <NextStep client={client} /> },
];

function unshared(isCoached: boolean) {
  return isCoached ? <span className={text.muted}>Not shared</span> : '–';
}

/** The latest weight, and how it changed in eight weeks. */
function weightOf(weight: Client['weight'], isCoached: boolean) {
  if (weight === null) return unshared(isCoached);
  if (weight.grams === null) return '–';
  const unit = weightUnit();
  const change = weightIn(Math.abs(weight.change), unit);
  const sign = weight.change < 0 ? '−' : '+';
  return (
    <span className={styles.weight}>
      <Sparkline values={weight.series} />
      <span>
        {`${numberText(weightIn(weight.grams, unit))} ${unit}`}
        <small className={styles.below}>
          {change === 0 ? 'No change' : `${sign}${numberText(change)} in 8 weeks`}
        </small>
      </span>
    </span>
  );
}

function programText(training: Client['training'], isCoached: boolean) {
  if (training === null) return unshared(isCoached);
  if (training.programs.length === 0) return 'None';
  return training.programs.map(({ name, week, weeks }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two programs may have one name
    <span key={at} className={styles.program}>
      {name}
      <small className={styles.below}>{`Week ${week} of ${weeks}`}</small>
    </span>
  ));
}

function Name({ client }: { client: Client }) {
  const { id, other, state, changedAt } = client;
  const { words, tone } = needOf(client);
  return (
    <span className={styles.client}>
      <Avatar name={other.name} id={other.id} size={36} />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('client', { id })}>
          {other.name}
        </Link>
        {words && (
          <small className={styles.need} data-tone={tone}>
            {words}
          </small>
        )}
        {state !== 'active' && (
          <small className={styles.below}>
            {`${stateLabels[state]}, `}
            <TimeAgo at={changedAt} />
          </small>
        )}
      </span>
    </span>
  );
}

/** "88%, 7 of 8" of the last four weeks, and by how many points it differs from the four before. */
function Adherence({ adherence, before }: NonNullable<Client['training']>) {
  const share = ({ due, done }: typeof adherence) => Math.round((100 * done) / due);
  const change = before.due > 0 ? share(adherence) - share(before) : 0;
  return (
    <span className={styles.adherence}>
      <Bar value={adherence.done} max={adherence.due} label="Adherence, four weeks" size="thin" />
      <span>{`${share(adherence)}%, ${adherence.done} of ${adherence.due}`}</span>
      {change !== 0 && (
        <small className={styles.need} data-tone={change < 0 ? 'warn' : 'good'}>
          {`${change < 0 ? '↓' : '↑'} ${Math.abs(change)} points`}
        </small>
      )}
    </span>
  );
}

/** What a trainer does next for a client: by what they need, else write to them. */
function NextStep({ client: { id, state, needs, other } }: { client: Client }) {
  if (state === 'ended') return <RowActions>{null}</RowActions>;
  const client = urlOf('client', { id });
  const [label, to] =
    state === 'asked'
      ? ['Answer', urlOf('requestsTrainer')]
      : needs === 'reply'
        ? ['Reply', urlOf('client', { id }, { first: 'check-ins' })]
        : needs === 'ending'
          ? ['Assign', client]
          : needs === 'pain' || needs === 'falling'
            ? ['Open', client]
            : ['Message', urlOf('messages', {}, { to: other.id })];
  return (
    <RowActions>
      <ButtonLink size={32} to={to} aria-label={`${label}: ${other.name}`}>
        {label}
      </ButtonLink>
    </RowActions>
  );
}
