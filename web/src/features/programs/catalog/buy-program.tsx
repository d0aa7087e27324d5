import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { type ProgramSummary, priceText } from '../program-text.ts';
import { useSubscribe } from './use-subscribe.ts';

/** What a paid program costs, and what comes with it. */
export function BuyProgram({ program }: { program: ProgramSummary }) {
  const { busy, subscribe } = useSubscribe(program.id);
  const price = priceText(program);
  return (
    <Panel title={`${price}, paid once`} padded>
      <Stack gap={12}>
        <p className={text.muted}>
          All of its workouts on your training days, every later version, and your log with it.
        </p>
        <Button variant="main" wide size={48} busy={busy} onClick={subscribe}>
          Subscribe for {price}
        </Button>
      </Stack>
    </Panel>
  );
}

/** In the place of the weeks before they are bought. */
export function LockedWeeks({ program }: { program: ProgramSummary }) {
  const { number_of_weeks: weeks, number_of_workouts: workouts } = program;
  return (
    <Panel title="Weeks">
      <EmptyState title="Opens when you subscribe">
        {counted(weeks, ['week', 'weeks'])} with {counted(workouts, ['workout', 'workouts'])}, set by set.
      </EmptyState>
    </Panel>
  );
}
