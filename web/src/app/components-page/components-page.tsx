import { useMantineColorScheme } from '@mantine/core';
import { Logo } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import text from '../../ui/text.module.css';
import { BarsPart, LinePart } from './charts.part.tsx';
import styles from './components-page.module.css';
import { ButtonsPart, ChoicesPart, FieldsPart } from './controls.part.tsx';
import { CoversPart } from './covers.part.tsx';
import { MessagesPart, OverlaysPart, ToastsPart } from './messages.part.tsx';
import { CarouselPart, PromoPart } from './moving.part.tsx';
import { ProgramsPart } from './programs.part.tsx';
import { StatusPart } from './status.part.tsx';
import { FiguresPart, LayoutPart, PeoplePart, TablePart } from './structure.part.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const;

/** Shows all components, to compare with the design. Not part of the product. */
export function ComponentsPage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Page>
      <header className={styles.head}>
        <Logo name="Chalkline" size="poster" />
        <div className={styles.intro}>
          <h1 className={text.h2} tabIndex={-1}>
            Components
          </h1>
          <p className={text.muted}>
            One main action per screen, hairlines instead of shadows, 4 px corners.
          </p>
        </div>
        <SegmentedControl label="Scheme" choices={schemes} value={colorScheme} onChange={setColorScheme} />
      </header>
      <div className={styles.grid}>
        <ButtonsPart />
        <FieldsPart />
        <ChoicesPart />
        <StatusPart />
        <ToastsPart />
        <OverlaysPart />
        <MessagesPart />
        <PeoplePart />
        <LinePart />
        <BarsPart />
        <FiguresPart />
        <TablePart />
        <LayoutPart />
        <PromoPart />
        <CarouselPart />
        <ProgramsPart />
        <CoversPart />
      </div>
    </Page>
  );
}
