import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** Questions about food, answered from the food table and the health formulas; the addresses differ in the store. */
export const assistantScreens: readonly RouteObject[] = [
  screen('nutritionist', {
    title: 'Ask about food',
    needsAccount: true,
    load: async () => (await import('./assistant.screen.tsx')).BuiltInAssistantScreen,
  }),
  screen('nutritionistWeaviate', {
    title: 'Ask about food',
    needsAccount: true,
    load: async () => (await import('./assistant.screen.tsx')).WeaviateAssistantScreen,
  }),
  screen('nutritionistPinecone', {
    title: 'Ask about food',
    needsAccount: true,
    load: async () => (await import('./assistant.screen.tsx')).PineconeAssistantScreen,
  }),
];
