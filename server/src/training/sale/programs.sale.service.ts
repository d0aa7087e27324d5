import { programKind } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Offer, OfferAsked, PoolRoom, Sellable } from '../../checkout/orders/sellable.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { getProgram } from '../../programs/catalog/catalog.service.ts';
import { isBuiltBy, isPublished } from '../../programs/catalog/versions.service.ts';
import { programNotFound, programNotSold, programOwned } from '../../programs/programs/programs.errors.ts';
import { closeProgram, openProgram, openPrograms } from '../../programs/purchases/purchases.service.ts';
import { leaveProgram } from '../enrollments/enrollments.service.ts';

const holdMinutes = 10;

/** A paid program: bought once by a person, with every later version (decision 100). */
export const programSellable: Sellable<typeof programKind> = {
  kind: programKind,
  tellsSeller: () => true,
  offer,
  pools,
  async fulfill(parts, tx, { id: orderId, offerId: programId, buyer: { personId }, lines }) {
    if (personId === null) throw new Error('a program was sold to a guest');
    for (const { id } of lines.flatMap(({ units }) => units)) {
      await openProgram(parts, tx, { programId, personId, unit: { id, orderId } });
    }
  },
  async takeBack(parts, tx, { offerId: programId }, units) {
    for (const { id } of units) {
      const personId = await closeProgram(parts, tx, id);
      if (personId !== null) await leaveProgram(parts, tx, personId, programId);
    }
  },
  isOpen: (tx, programId) => isPublished(tx.sql, programId),
  mayManage: async (sql: Sql, viewer, programId) =>
    isId(programId) && (await isBuiltBy(sql, viewer.personId, programId)),
};

/** Throws 404 for a program that the buyer can't see, 422 for one that isn't sold to them, 409 for one that they have. */
async function offer(parts: Parts, tx: Transaction, asked: OfferAsked): Promise<Offer> {
  const { buyer, offerId: programId, lines } = asked;
  const person = isId(programId) && buyer.personId ? await personById(tx.sql, buyer.personId) : null;
  if (!person) throw programNotFound();
  const program = await getProgram(parts, { ...person, personId: person.id, sessionId: '' }, programId);
  const [line, ...others] = lines;
  if (line?.itemId !== programId || others.length > 0 || line.quantity !== 1) throw programNotSold();
  if (program.isBought) throw programOwned();
  if (!program.isLocked) throw programNotSold();
  return {
    seller: { personId: program.coachId },
    currency: program.currency,
    title: program.name,
    address: urlOf('sharedProgram', { id: programId }),
    startsAt: null,
    refundRule: [],
    holdMinutes,
    lines: [
      {
        itemId: programId,
        title: program.name,
        prices: [program.price],
        taxRate: null,
        details: null,
        pools: [poolOf(programId, person.id)],
      },
    ],
  };
}

/** One for each person: of two orders at once, the second is refused. */
const poolOf = (programId: string, personId: string) => `program:${programId}:${personId}`;

async function pools(tx: Transaction, keys: readonly string[]): Promise<PoolRoom[]> {
  return Promise.all(
    keys.map(async (key) => {
      const [, programId = '', personId = ''] = key.split(':');
      return { key, capacity: 1, taken: (await openPrograms(tx.sql, personId, [programId])).size };
    }),
  );
}
