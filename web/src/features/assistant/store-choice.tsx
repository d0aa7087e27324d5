import type { AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import styles from './store-choice.module.css';

const stores = [
  { store: 'built_in', label: 'Built in', to: urlOf('nutritionist') },
  { store: 'weaviate', label: 'Weaviate', to: urlOf('nutritionistWeaviate') },
  { store: 'pinecone', label: 'Pinecone', to: urlOf('nutritionistPinecone') },
] as const;

export const storeLabel = (store: AssistantStore) => stores.find((each) => each.store === store)?.label ?? '';

/** Where vectors are searched: all of them have the same items. */
export function StoreChoice({ store: current }: { store: AssistantStore }) {
  return (
    <nav className={styles.stores} aria-label="Search in">
      <span>Search in</span>
      {stores.map(({ store, label, to }) => (
        <Link key={store} to={to} aria-current={store === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
