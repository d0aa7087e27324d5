import type { BookingKind } from '@chalkline/contract/finance/booking.schema.ts';
import { type CategoryReply, newCategory } from '@chalkline/contract/finance/books.schema.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
} from '@chalkline/contract/finance/finance.endpoints.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { financeQueries } from '../finance.queries.ts';

interface CategoriesModalProps {
  kind: BookingKind;
  currency: CurrencyCode;
  onClose: () => void;
}

type Doing =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'delete'; readonly category: CategoryReply };

/** Categories with their budgets. */
export function CategoriesModal({ kind, currency, onClose }: CategoriesModalProps) {
  const query = useQuery(financeQueries.categories(kind));
  const [doing, setDoing] = useState<Doing | null>(null);
  const back = () => setDoing(null);
  if (doing?.what === 'delete') {
    const { id: categoryId, name } = doing.category;
    return (
      <ConfirmAction
        title={`Delete “${name}”?`}
        confirm="Delete"
        keep="Keep it"
        danger
        send={(call) => call(deleteCategory, { params: { categoryId } })}
        done="Category deleted"
        invalidates={[financeQueries.all]}
        onClose={back}
      >
        <p>You can only delete a category without entries.</p>
      </ConfirmAction>
    );
  }
  if (doing) {
    return (
      <CategoryForm
        kind={kind}
        currency={currency}
        category={doing.what === 'add' ? null : doing.category}
        onClose={back}
      />
    );
  }
  const columns: readonly Column<CategoryReply>[] = [
    { key: 'name', head: 'Name', phone: 'lead', cell: ({ name }) => name },
    {
      key: 'budget',
      head: 'Budget for a month',
      align: 'right',
      cell: ({ budget }) => (budget === null ? '–' : showMoney(budget, currency)),
    },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      cell: (category) => (
        <RowActions>
          <Button
            size={32}
            aria-label={`Edit ${category.name}`}
            onClick={() => setDoing({ what: 'edit', category })}
          >
            Edit
          </Button>
          <Button
            size={32}
            variant="danger"
            aria-label={`Delete ${category.name}`}
            onClick={() => setDoing({ what: 'delete', category })}
          >
            Delete
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <Modal
      opened
      onClose={onClose}
      title="Categories and budgets"
      width={640}
      actions={
        <Button variant="main" onClick={() => setDoing({ what: 'add' })}>
          Add a category
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load the categories">
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title="No categories yet">Add the first one, such as Rent.</EmptyState>
          ) : (
            <DataTable caption="Categories" columns={columns} rows={categories} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Modal>
  );
}

interface CategoryFormProps extends CategoriesModalProps {
  /** null: a new one. */
  category: CategoryReply | null;
}

function CategoryForm({ kind, currency, category, onClose }: CategoryFormProps) {
  const { form, ...rest } = useCallForm({
    initial: { kind, name: category?.name ?? '', budget: category?.budget ?? null },
    schema: newCategory,
    texts: {
      name: { label: 'Name', wrong: 'Enter a name of up to 60 characters.' },
      budget: { label: 'Budget for a month', wrong: 'Enter an amount.' },
    },
    send: (call, { kind: _, ...patch }) =>
      category
        ? call(changeCategory, { params: { categoryId: category.id }, body: patch })
        : call(createCategory, { body: { kind, ...patch } }),
    done: ({ name }) => `${name} saved`,
    invalidates: [financeQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  return (
    <FormModal
      {...rest}
      title={category ? 'Edit the category' : 'Add a category'}
      action={category ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <MoneyField
        id="budget"
        label="Budget for a month"
        optional
        currency={currency}
        error={errors.budget}
        value={values.budget ?? Number.NaN}
        onChange={(amount) => form.setFieldValue('budget', Number.isNaN(amount) ? null : amount)}
      />
    </FormModal>
  );
}
