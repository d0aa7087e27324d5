import { walkEveryScreen } from './every-screen.ts';

walkEveryScreen(['corporate-admin', 'admin']);
