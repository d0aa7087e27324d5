import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { whoIsItFor } from '@chalkline/contract/competitions/division-text.ts';
import { orderDivisions } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { useState } from 'react';
import { call } from '../../../../platform/calls.ts';
import { OrderList } from '../../../../ui/order-list.tsx';
import { DivisionSets } from './division-sets.tsx';
import { DivisionStepForm } from './division-step-form.tsx';
import type { Flow } from './flow.ts';
import { ListColumn } from './list-column.tsx';
import type { NextForm } from './next-form.ts';
import { stepUrl } from './steps.ts';
import { useOpenItem } from './use-open-item.ts';
import { inOrderOf, useOrder } from './use-order.ts';

/** The second step: divisions. */
export function DivisionsStep({ flow }: { flow: Flow }) {
  const { competition, tellSaved } = flow;
  const { id, divisions } = competition;
  const division = useOpenItem(divisions);
  const [added, setAdded] = useState(0);
  const { shown, onOrder } = useOrder({
    competitionId: id,
    ids: divisions.map((each) => each.id),
    send: (body) => call(orderDivisions, { params: { competitionId: id }, body }),
    tellSaved,
  });
  const list = (add: NextForm) => (
    <ListColumn
      title={divisions.length === 1 ? '1 division' : `${divisions.length} divisions`}
      add="Add a division"
      onAdd={add.open}
      busy={add.busy}
      below={<DivisionSets competition={competition} tellSaved={tellSaved} />}
    >
      {divisions.length > 0 && (
        <OrderList
          label="Divisions"
          current={division?.id ?? null}
          onOrder={onOrder}
          items={inOrderOf(divisions, shown).map((each) => ({
            id: each.id,
            name: each.name,
            below: whoIsItFor(each) || 'Individual',
            beside: placesText(each),
            to: stepUrl(id, 'divisions', each.id),
          }))}
        />
      )}
    </ListColumn>
  );
  return (
    <DivisionStepForm
      key={division?.id ?? `new-${added}`}
      flow={flow}
      division={division ?? null}
      list={list}
      isAsked={added > 0 && !division}
      onAdd={() => setAdded((count) => count + 1)}
    />
  );
}

function placesText({ capacity, teamSize }: DivisionReply): string {
  if (capacity === null) return 'No limit';
  const unit = teamSize === 1 ? 'place' : teamSize === 2 ? 'pair' : 'team';
  return `${capacity} ${unit}${capacity === 1 ? '' : 's'}`;
}
