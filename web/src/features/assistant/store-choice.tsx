import type { AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import text from '../../ui/text.module.css';
import styles from './assistant.module.css';

const addresses = { built_in: urlOf('nutritionist'), pinecone: urlOf('nutritionistPinecone') };

/** Where vectors are searched: both have the same items. */
export function StoreChoice({ store }: { store: AssistantStore }) {
  const navigate = useNavigate();
  return (
    <div className={styles.store}>
      <span className={text.hint}>Search in</span>
      <SegmentedControl
        label="Search in"
        choices={[
          { value: 'built_in', label: 'Built in' },
          { value: 'pinecone', label: 'Pinecone' },
        ]}
        value={store}
        onChange={(next: AssistantStore) => void navigate(addresses[next])}
      />
    </div>
  );
}
