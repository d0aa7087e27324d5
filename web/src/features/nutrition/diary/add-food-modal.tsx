import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { gtinIn } from '@chalkline/contract/nutrition/gtin.ts';
import { type TypedAmount, typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { BarcodeCamera } from '../../../patterns/scanning/barcode-camera.tsx';
import { useOnline } from '../../../platform/network.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { AmountModal } from './amount-modal.tsx';
import styles from './diary.module.css';
import { mealLabels } from './diary-texts.ts';
import { CodedFood, FavoriteFoods, FoundFoods, OwnFoods, RecentFoods } from './food-choices.tsx';
import { OwnFoodModal } from './own-food-modal.tsx';
import { QuickModal } from './quick-modal.tsx';
import { RecipeModal } from './recipe-modal.tsx';

interface AddFoodModalProps {
  day: string;
  meal: Meal;
  onClose: () => void;
}

type Step =
  | 'search'
  | 'quick'
  | 'own'
  | 'recipe'
  | { readonly foodId: string; readonly typed: TypedAmount | null };

const lists = [
  { value: 'recent', label: 'Recent' },
  { value: 'favorites', label: 'Favorites' },
  { value: 'own', label: 'Mine' },
] as const;

/** Finds foods and adds them to a meal, one after the other. */
export function AddFoodModal({ day, meal, onClose }: AddFoodModalProps) {
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<'recent' | 'favorites' | 'own'>('recent');
  const [step, setStep] = useState<Step>('search');
  const [scans, setScans] = useState(false);
  const scanned = (code: string) => {
    setTyped(code);
    // Otherwise it isn't a food's, or was misread: look again.
    if (gtinIn(code)) setScans(false);
  };
  const isOnline = useOnline();
  const back = () => setStep('search');
  const added = () => {
    setTyped('');
    back();
  };
  const title = `Add to ${mealLabels[meal].toLowerCase()}`;
  if (step === 'quick') return <QuickModal {...{ day, meal, title }} onDone={added} onClose={back} />;
  if (step === 'own') {
    const gtin = gtinIn(typed);
    const choose = (foodId: string) => setStep({ foodId, typed: null });
    return <OwnFoodModal edited={null} gtin={gtin} onDone={({ id }) => choose(id)} onClose={back} />;
  }
  if (step === 'recipe') {
    return (
      <RecipeModal edited={null} onDone={({ id }) => setStep({ foodId: id, typed: null })} onClose={back} />
    );
  }
  if (step !== 'search') {
    return <AmountModal {...{ day, meal, title, ...step }} onDone={added} onClose={back} />;
  }
  const { search, amount } = typedAmount(typed);
  const gtin = gtinIn(typed);
  const choose = (foodId: string) => setStep({ foodId, typed: amount });
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      width={560}
      actions={
        <>
          <Button size={48} onClick={() => setStep('quick')}>
            Quick add
          </Button>
          <Button size={48} onClick={() => setStep('own')}>
            New food
          </Button>
          <Button size={48} disabled={!isOnline} onClick={() => setStep('recipe')}>
            New recipe
          </Button>
          <Button size={48} variant="main" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <div className={styles.search}>
          <SearchField
            label="Search foods"
            placeholder="Food, 200 g rice or barcode"
            value={typed}
            onChange={(value) => setTyped(value.slice(0, 100))}
          />
          <IconButton
            edged
            size={48}
            label={scans ? 'Close camera' : 'Scan a barcode'}
            aria-pressed={scans}
            icon={<IconBarcode size={22} stroke={1.75} />}
            onClick={() => setScans(!scans)}
          />
        </div>
        {!isOnline && (
          <p className={text.hint} role="status">
            Foods you enter now are sent later. Writing a recipe needs a network.
          </p>
        )}
        {scans && <BarcodeCamera onCode={scanned} />}
        {search === '' ? (
          <>
            <SegmentedControl
              label="Foods to show"
              wide
              size={48}
              choices={lists}
              value={list}
              onChange={setList}
            />
            {list === 'recent' && <RecentFoods {...{ day, meal }} />}
            {list === 'favorites' && <FavoriteFoods onChoose={choose} />}
            {list === 'own' && <OwnFoods onChoose={choose} />}
          </>
        ) : gtin ? (
          <CodedFood gtin={gtin} onChoose={choose} />
        ) : (
          <FoundFoods search={search} onChoose={choose} />
        )}
      </Stack>
    </Modal>
  );
}
