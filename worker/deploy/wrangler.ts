import { experimental_readRawConfig } from 'wrangler';
import { parse } from '../cli/options.ts';
import { spawnWrangler } from '../cli/spawn-wrangler.ts';
import { TerminalError } from '../cli/terminal.ts';

export function readArguments(command: string) {
  const { values, positionals } = parse({
    allowPositionals: true,
    options: {
      env: { type: 'string', short: 'e', default: '' },
      anyway: { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
    },
  });
  const environments = Object.keys(experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig.env ?? {});
  // Without `--` npm consumes the flags itself.
  const forgotten = [process.env.npm_config_env, ...positionals].find((text) => environments.includes(text ?? ''));
  if (forgotten) throw new TerminalError(`Write npm run ${command} -- --env ${forgotten}, with -- before the flags.`);
  if (values.env && !environments.includes(values.env))
    throw new TerminalError(
      `There is no environment ${values.env}: only ${environments.join(', ')} exists. Production has no --env.`,
    );
  return { ...values, positionals };
}

/** Interactive. */
export function runWrangler(args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnWrangler(args, { stdio: 'inherit', env });
  if (status !== 0) throw new TerminalError(`wrangler ${args[0]} failed.`);
}

export function readWrangler(...args: string[]): string {
  const { status, stdout, stderr } = spawnWrangler(args);
  if (status === 0) return stdout;
  throw new TerminalError(reasonOf(stdout + stderr));
}

const unreachable = /Unable to resolve|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|fetch failed|fetch request failed/;
const refused = /code: (10000|10001|9106|9109|6003|6111)\]|Authentication error|Invalid access token/;
const loggedOut = /necessary to set a CLOUDFLARE_API_TOKEN|not logged in|wrangler login/;

function reasonOf(output: string): string {
  if (unreachable.test(output)) return 'Cloudflare cannot be reached. Check the network, then try again.';
  if (refused.test(output))
    return 'Cloudflare refuses the token. worker/deploy/README.md lists the permissions that it needs.';
  if (loggedOut.test(output)) return 'You are not logged in. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN.';
  return output;
}
