// The worker in a browser.

import type { FromWorker, ToWorker } from './host.js';
import { serve } from './serve.js';

const handle = serve((message: FromWorker) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data));
