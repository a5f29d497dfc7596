import { errorReport } from '@vitrine/contract/error-reports.ts';
import { worker } from 'workerpool';
import { createFrameReader } from './source-maps.ts';

// What readable-frames.ts asks, on a thread of its own: the largest map takes a core for 200 ms.
const [, , folder = ''] = process.argv;
const read = createFrameReader(folder);
worker({ read: (frames: unknown) => read(errorReport.shape.frames.parse(frames)) });
