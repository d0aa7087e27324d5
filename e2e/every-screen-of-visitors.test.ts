import { walkEveryScreen } from './every-screen.ts';

walkEveryScreen(['visitor']);
