import { changeItem } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import type { ItemReply } from '@chalkline/contract/inventory/item.schema.ts';
import { type ChosenMovement, chosenMovements } from '@chalkline/contract/inventory/movement.schema.ts';
import type { PlaceReply } from '@chalkline/contract/inventory/place.schema.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { calendarDayText, exactTime } from '../../../ui/times.ts';
import { inventoryQueries } from '../inventory.queries.ts';
import { conditionText, movementLabels, movementText, piecesText } from '../inventory-texts.ts';
import { ItemModal } from './item-modal.tsx';
import styles from './items.module.css';
import { MoveModal } from './move-modal.tsx';
import { ServiceModal } from './service-modal.tsx';
import { StandingText } from './standing.tsx';

interface ItemDetailsProps {
  itemId: string;
  places: readonly PlaceReply[];
  mayManage: boolean;
  onClose: () => void;
}

type Doing = ChosenMovement | 'service' | 'edit';

/** One item: where its pieces are, what happened to them, and what can be done. */
export function ItemDetails({ itemId, places, mayManage, onClose }: ItemDetailsProps) {
  const query = useQuery(inventoryQueries.item(itemId));
  const [doing, setDoing] = useState<Doing | null>(null);
  const item = query.data;
  const back = () => setDoing(null);
  if (item && doing === 'edit')
    return <ItemModal item={item} kind={item.kind} places={places} onClose={back} />;
  if (item && doing === 'service') return <ServiceModal item={item} onClose={back} />;
  if (item && doing && doing !== 'edit' && doing !== 'service') {
    return <MoveModal item={item} kind={doing} places={places} onClose={back} />;
  }
  return (
    <Modal opened onClose={onClose} title={item?.name ?? 'Item'} below={item?.code} width={620}>
      <Loaded query={query} failed="Couldn’t load this item">
        {(found) => (
          <Stack gap={16}>
            <ItemFacts item={found} />
            <ItemActions item={found} places={places} mayManage={mayManage} onChoose={setDoing} />
            <History itemId={found.id} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

function ItemFacts({ item }: { item: ItemReply }) {
  const { stock, inRepair, condition, unitCost, currency, boughtOn, places, note, retiredAt } = item;
  return (
    <>
      {retiredAt !== null && <Note>This item is retired. It’s left out of lists and counts.</Note>}
      <Facts>
        <Fact label="In stock" value={numberText(stock)} note={inRepair > 0 && `${inRepair} in repair`} />
        <Fact label="Condition" value={conditionText(condition)} />
        <Fact label="Next" value={<StandingText item={item} />} />
        {unitCost !== null && <Fact label="Cost of one" value={showMoney(unitCost, currency)} />}
        {boughtOn !== null && <Fact label="Bought" value={calendarDayText(boughtOn)} />}
      </Facts>
      {places.length > 0 && (
        <p>
          {places
            .map(({ name, quantity, inRepair: broken }) =>
              [`${name}: ${piecesText(quantity)}`, ...(broken > 0 ? [`${broken} in repair`] : [])].join(', '),
            )
            .join(' · ')}
        </p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}

interface ItemActionsProps {
  item: ItemReply;
  places: readonly PlaceReply[];
  mayManage: boolean;
  onChoose: (doing: Doing) => void;
}

function ItemActions({ item, places, mayManage, onChoose }: ItemActionsProps) {
  const { id: itemId, version, retiredAt } = item;
  const retire = useAction({
    send: (call, isRetired: boolean) =>
      call(changeItem, { params: { itemId }, body: { version, isRetired } }),
    done: (_, isRetired) => (isRetired ? 'Item retired' : 'Item brought back'),
    failed: 'Couldn’t change the item',
    invalidates: [inventoryQueries.all],
  });
  const isEmpty = item.stock + item.inRepair === 0;
  if (retiredAt !== null) {
    if (!mayManage) return null;
    return (
      <Row>
        <Button busy={retire.busy} onClick={() => retire.run(false)}>
          Bring back
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      {item.kind === 'equipment' && (
        <Button variant="solid" onClick={() => onChoose('service')}>
          Log service
        </Button>
      )}
      {chosenMovements
        .filter((kind) => isPossible(item, kind, places))
        .map((kind) => (
          <Button
            key={kind}
            variant={kind === 'write_off' ? 'danger' : 'line'}
            onClick={() => onChoose(kind)}
          >
            {movementLabels[kind]}
          </Button>
        ))}
      {mayManage && <Button onClick={() => onChoose('edit')}>Edit</Button>}
      {mayManage && isEmpty && (
        <Button variant="danger" busy={retire.busy} onClick={() => retire.run(true)}>
          Retire
        </Button>
      )}
    </Row>
  );
}

function isPossible(item: ItemReply, kind: ChosenMovement, places: readonly PlaceReply[]): boolean {
  if (kind === 'receive') return places.length > 0;
  if (kind === 'return') return item.inRepair > 0;
  if (kind === 'repair' && item.kind !== 'equipment') return false;
  return item.stock > 0 && (kind !== 'move' || places.length > 1);
}

function History({ itemId }: { itemId: string }) {
  return (
    <section aria-label="Movements">
      <PagedList
        query={inventoryQueries.movements(itemId)}
        page={null}
        failed="Couldn’t load movements"
        empty={<EmptyState title="No movements yet">Receive the first pieces.</EmptyState>}
        noun={['movement', 'movements']}
      >
        {(rows) => (
          <ol className={styles.history}>
            {rows.map((row) => (
              <li key={row.id}>
                {movementText(row)}
                {row.note && `: ${row.note}`}
                <small>
                  {exactTime(row.at)}
                  {row.by && `, ${row.by}`}
                </small>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}
