import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformHeaders } from '../headers.ts';

const dist = join(import.meta.dirname, '../../dist');
writeFileSync(join(dist, 'client/_headers'), platformHeaders());
// A test build wrote it.
rmSync(join(dist, 'built-from'), { force: true });
