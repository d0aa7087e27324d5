/** The program of the side thread: see platform/threads/make-thread.ts. */
import { serveTasks } from './platform/side-thread/serve-tasks.ts';
import { threadTasks } from './thread-tasks.ts';

serveTasks(threadTasks);
