import { walkEveryScreen } from './every-screen.ts';

walkEveryScreen(['trainee', 'trainer', 'receptionist']);
