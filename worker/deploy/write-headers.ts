import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformHeaders } from '../headers.ts';

// The last step of the build.
writeFileSync(join(import.meta.dirname, '../../dist/client/_headers'), platformHeaders());
