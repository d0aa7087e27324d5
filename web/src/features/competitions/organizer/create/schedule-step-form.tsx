import {
  changeScheduleItem,
  createScheduleItem,
  deleteScheduleItem,
  listSchedule,
} from '@chalkline/contract/competitions/schedule.endpoints.ts';
import {
  type NewScheduleItem,
  newScheduleItem,
  type ScheduleItemReply,
} from '@chalkline/contract/competitions/schedule.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../platform/calls.ts';
import { Stack } from '../../../../ui/page.tsx';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import { RemoveModal } from '../remove-modal.tsx';
import type { Flow } from './flow.ts';
import { FlowFrame } from './flow-frame.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { HeatsPanel } from './heats-panel.tsx';
import { ItemPanel } from './item-panel.tsx';
import { type NextForm, nextForm } from './next-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { emptyScheduleItem, scheduleItemDraftOf, scheduleTexts } from './schedule-form.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { stepUrl } from './steps.ts';
import { useDraftForm } from './use-draft-form.ts';

interface ScheduleStepFormProps {
  flow: Flow;
  /** null: a new item. */
  item: ScheduleItemReply | null;
  items: readonly ScheduleItemReply[];
  /** The list beside the form; its Add button calls the given function. */
  list: (add: NextForm) => ReactNode;
  /** Replaces this form with an empty one. */
  onAdd: () => void;
  /** Opened with Add: focuses the first field. */
  isAsked: boolean;
}

/** The form of one schedule item. */
export function ScheduleStepForm({ flow, item, items, list, onAdd, isAsked }: ScheduleStepFormProps) {
  const { competition, tellSaved } = flow;
  const competitionId = competition.id;
  const cache = useQueryClient();
  const params = { competitionId, scheduleItemId: item?.id ?? '' };
  const reread = () => cache.invalidateQueries({ queryKey: scheduleQuery(competitionId).queryKey });
  const draft = useDraftForm<NewScheduleItem>({
    stored: item ? scheduleItemDraftOf(item) : emptyScheduleItem(competition, items),
    isNew: item === null,
    schema: newScheduleItem,
    texts: scheduleTexts,
    save: async (call, body, { patch, was }) => {
      const { id } = item
        ? await call(changeScheduleItem, { params, body: { ...patch, was } })
        : await call(createScheduleItem, { params: { competitionId }, body });
      void reread();
      tellSaved();
      return id;
    },
    reread: async () => {
      const { data } = await call(listSchedule, { params: { competitionId } });
      return scheduleItemDraftOf(data.find(({ id }) => id === item?.id) ?? gone());
    },
  });
  const { form } = draft;
  const title = form.values.title.trim() || 'New item';
  return (
    <FlowFrame
      step="schedule"
      competition={competition}
      list={list(nextForm(draft, stepUrl(competitionId, 'schedule', 'new'), onAdd))}
      aside={
        <Stack gap={16}>
          <GoodToKnow>
            {[
              `Times are in the time zone ${competition.zone.replaceAll('_', ' ')}.`,
              'The public page shows the schedule day by day.',
              'Add an item for each division’s start. Heats and lanes have a board of their own.',
              'An unreleased workout’s name stays hidden, so don’t give it away in the title.',
            ]}
          </GoodToKnow>
          <HeatsPanel competitionId={competitionId} />
        </Stack>
      }
      bar={<StepBar flow={flow} step="schedule" draft={draft} />}
    >
      <ItemPanel
        title={title}
        remover={
          item
            ? (close) => (
                <RemoveModal
                  name={item.title}
                  onClose={close}
                  remove={(call) => call(deleteScheduleItem, { params })}
                >
                  This removes the item from the schedule. The workout stays.
                </RemoveModal>
              )
            : undefined
        }
      >
        <StepForm
          draft={draft}
          isAsked={isAsked}
          guard={`Your changes to ${title} aren’t saved yet. Other items aren’t affected.`}
        >
          <ScheduleFields form={form} competition={competition} />
        </StepForm>
      </ItemPanel>
    </FlowFrame>
  );
}

function gone(): never {
  throw new Error('This schedule item no longer exists.');
}
