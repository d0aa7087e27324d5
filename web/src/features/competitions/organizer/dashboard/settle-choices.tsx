import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { exactTime } from '../../../../ui/times.ts';
import { ResultNames } from '../results/result-names.tsx';
import results from '../results/results.module.css';
import type { SettlingChoices, Unsettled } from './settling.ts';
import { settlingLabels, unsettledLegend } from './settling-labels.ts';

interface SettleChoicesProps {
  competition: CompetitionReply;
  unsettled: Unsettled;
  choices: SettlingChoices;
  /** Finish was pressed before this was chosen. */
  isMissed: boolean;
  onChoose: (chosen: 'settle' | 'leave') => void;
}

/** Unsettled results, and what to do with them when the competition finishes. */
export function SettleChoices(props: SettleChoicesProps) {
  const { competition, unsettled, choices, isMissed, onChoose } = props;
  const { kind, boards } = unsettled;
  const { settle, leave, left } = settlingLabels[kind];
  const radio = (chosen: 'settle' | 'leave') => ({
    name: `settle-${kind}`,
    checked: choices[kind] === chosen,
    onChange: () => onChoose(chosen),
  });
  return (
    <ChoiceGroup
      legend={unsettledLegend(unsettled)}
      error={isMissed && choices[kind] === undefined && 'Choose what to do with them.'}
    >
      {boards.length > 0 && (
        <ul className={results.names}>
          {boards.map(({ id, name, frozenAt }) => (
            <li key={id}>
              The {name} leaderboard{frozenAt && `, frozen ${exactTime(frozenAt, competition.zone)}`}
            </li>
          ))}
        </ul>
      )}
      {unsettled.results.length > 0 && <ResultNames competition={competition} chosen={unsettled.results} />}
      <Radio label={settle} {...radio('settle')} />
      <Radio label={leave} hint={`${left} The leaderboard stays provisional.`} {...radio('leave')} />
    </ChoiceGroup>
  );
}
