import { type AddressInfo, createServer } from 'node:net';
import { parseArgs } from 'node:util';

const inUse = 'is in use by another program';

/** `firstPort`: start of the search for a free default. Exits with a message on a bad option or a taken port. */
export async function readAddress(command: string, firstPort: number): Promise<{ port: number; ip?: string }> {
  const { port: option, ip } = readOptions(command);
  let port = option === undefined ? firstPort : Number(option);
  let problem = await problemOf(port, ip);
  while (problem === inUse && option === undefined) problem = await problemOf(++port, ip);
  if (problem) refuse(`Port ${option ?? port} ${problem}. Choose another one, for example: ${command} -- --port 9000`);
  if (option === undefined && port !== firstPort)
    console.log(`Port ${firstPort} ${inUse}, so the site will be at port ${port}.`);
  return { port, ip };
}

function readOptions(command: string) {
  try {
    return parseArgs({ options: { port: { type: 'string' }, ip: { type: 'string' } } }).values;
  } catch (error) {
    return refuse(`${(error as Error).message} The options are --port and --ip: ${command} -- --port 9000`);
  }
}

function problemOf(port: number, ip = 'localhost'): Promise<string | undefined> {
  if (!(port > 0 && port < 65_536)) return Promise.resolve('is not a number from 1 to 65535');
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? inUse : `cannot be opened (${code})`),
    );
    probe.listen(port, ip, () => probe.close(() => resolve(undefined)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
