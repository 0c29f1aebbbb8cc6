/** A visitor controls a whole /64 of IPv6. */
export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** Smallest first. */
export function networksOf(address: string): string[] {
  const network = networkOf(address);
  if (!network.includes(':')) return [network];
  const [first, second, third, fourth] = groupsOf(address);
  const upperByte = (Number.parseInt(fourth!, 16) & 0xff00).toString(16);
  return [network, `${first}:${second}:${third}:${upperByte}/56`, `${first}:${second}:${third}/48`];
}

function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
