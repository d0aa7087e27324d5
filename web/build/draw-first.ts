import type { LoadSource } from './app-sources.ts';

interface FirstPaint {
  readonly drawFirstScreens: () => Readonly<Record<string, string>>;
  readonly drawBanner: () => string;
}

interface Drawn {
  /** By the screen's name. */
  readonly screens: Readonly<Record<string, string>>;
  readonly banner: string;
}

/** Renders the first screens with the app's own components to HTML that is part of the page. */
export async function drawFirst(load: LoadSource): Promise<Drawn> {
  const paint = (await load('/src/app/first-paint.tsx')) as FirstPaint;
  return { screens: paint.drawFirstScreens(), banner: paint.drawBanner() };
}
