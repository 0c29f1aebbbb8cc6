import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

export async function inlineScript(name: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Older browsers must parse it to keep the HTML.
      target: 'es2017',
      modulePreload: false,
      lib: { entry: join(import.meta.dirname, `../../start/${name}.ts`), formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = bundle as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
