import type { DomainManifest } from '../domain-manifest.ts';
import { diaryPersonalTables } from './diary/diary.repository.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { foodRoutes } from './foods/foods.routes.ts';

export const nutrition: DomainManifest = {
  routes: () => [...foodRoutes, ...diaryRoutes],
  personalTables: [...diaryPersonalTables],
};
