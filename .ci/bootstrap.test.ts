import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function bootstrap(environment: Record<string, string>, { version = process.versions.node, platform = 'linux' } = {}) {
  const machine = `Object.defineProperties(process, {
    versions: { value: { ...process.versions, node: '${version}' } }, platform: { value: '${platform}' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(machine)}`, '.ci/bootstrap.mjs'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n').filter(Boolean) };
}

test('prints nothing if the dependencies are installed', () => {
  expect(bootstrap({})).toEqual({ status: 0, lines: [] });
});

test("runs a command with the project's own tools, and ends with its exit code", () => {
  const script = 'console.log(process.argv[1]); process.exit(3)';
  const { status, stdout } = spawnSync(process.execPath, ['.ci/bootstrap.mjs', 'node', '-e', script, 'x y'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([3, 'x y\n']);
});

test('forwards SIGTERM to its command', async () => {
  const script = "process.on('SIGTERM', () => process.exit(7)); setInterval(() => console.log('up'), 50)";
  const child = spawn(process.execPath, ['.ci/bootstrap.mjs', 'node', '-e', script]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill();
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(7);
});

test.each(['14.21.3', '18.20.8', '20.18.0', '22.11.0'])('refuses Node %s and names the version it needs', (version) => {
  const { status, lines } = bootstrap({}, { version });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(`needs Node 20\\.19.*this is Node ${version}\\.`)]);
});

test('needs a newer Node on macOS, where the project installs none', () => {
  const { lines } = bootstrap({}, { version: '22.12.0', platform: 'darwin' });
  expect(lines).toEqual([expect.stringContaining('needs Node 22.22 or newer; this is Node 22.12.0.')]);
});

test('fails if the home folder is read-only', () => {
  const { status, lines } = bootstrap({ HOME: '/nonexistent', XDG_CONFIG_HOME: '' });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('/nonexistent cannot be written. Set HOME')]);
});
