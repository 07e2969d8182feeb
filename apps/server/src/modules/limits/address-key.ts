/**
 * What an address limit counts. One household or server owns a whole IPv6 /64, so its 2^64 addresses are one key;
 * an IPv4 address written as IPv6 is the IPv4 address.
 */
export function addressKey(ip: string): string {
  const address = ip.split('%')[0] ?? ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? `${firstGroups(address, 4).join(':')}::/64` : address;
}

function firstGroups(address: string, count: number): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  // A dotted IPv4 tail takes the room of two groups; it lies beyond the first four either way.
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}
