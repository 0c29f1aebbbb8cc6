import type { Plugin } from 'vite';
import { stripIntegrations } from '../../content/integrations.ts';

const id = 'virtual:strip-integrations';

/** Serves the home page's strip of integrations on its own, so that the whole directory does not travel with it. */
export function stripIntegrationsOnly(): Plugin {
  const entries = stripIntegrations.map(({ name, icon, color }) => ({ name, icon, color }));
  return {
    name: 'strip-integrations',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? `export default ${JSON.stringify(entries)}` : undefined),
  };
}
