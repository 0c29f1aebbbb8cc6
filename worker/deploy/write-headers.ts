import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformHeaders } from '../headers.ts';

// Last step of the build.
const dist = join(import.meta.dirname, '../../dist');
writeFileSync(join(dist, 'client/_headers'), platformHeaders());
// Written by a test build; no longer true.
rmSync(join(dist, 'built-from'), { force: true });
