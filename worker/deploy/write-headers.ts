import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformHeaders } from '../headers.ts';

// The last step of the build.
const dist = join(import.meta.dirname, '../../dist');
writeFileSync(join(dist, 'client/_headers'), platformHeaders());
// The tests' build says there what it was built from, which no longer holds.
rmSync(join(dist, 'built-from'), { force: true });
