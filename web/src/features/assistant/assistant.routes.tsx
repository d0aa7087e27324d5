import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

const load = async () => (await import('./assistant.screen.tsx')).AssistantScreen;

/** Questions about food, answered from the food table and the health formulas. */
export const assistantScreens: readonly RouteObject[] = [
  screen('nutritionist', { title: 'Ask about food', needsAccount: true, load }),
];
