// The worker in Node.

import { parentPort } from 'node:worker_threads';
import type { ToWorker } from './host.js';
import { serve } from './serve.js';

const handle = serve((message) => parentPort?.postMessage(message));
parentPort?.on('message', (message: ToWorker) => handle(message));
