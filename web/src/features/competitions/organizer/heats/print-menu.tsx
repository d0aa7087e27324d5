import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { useHeatCards, useHeatSheet } from '../../heats/use-heat-paper.ts';

interface PrintMenuProps {
  competitionId: string;
  workoutId: string;
  /** The published version: drafts are not printed. */
  version: number;
}

/** The papers of a workout's published heats as PDF. */
export function PrintMenu(paper: PrintMenuProps) {
  const sheet = useHeatSheet(paper);
  const cards = useHeatCards(paper);
  const target = (
    <Button busy={sheet.busy || cards.busy} icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}>
      Print
    </Button>
  );
  return (
    <Menu target={target}>
      <MenuItem onClick={() => sheet.run()} end={`Version ${paper.version}`}>
        Heat sheet
      </MenuItem>
      <MenuItem onClick={() => cards.run('lanes')}>Lane cards</MenuItem>
      <MenuItem onClick={() => cards.run('scores')}>Scorecards</MenuItem>
    </Menu>
  );
}
