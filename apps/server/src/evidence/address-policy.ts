import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whom a fetch may reach. Handed in by whoever builds it; no setting changes it. */
export interface AddressPolicy {
  /** An address as the resolver or the socket names it. */
  readonly allows: (address: string) => boolean;
  readonly ports: readonly number[];
}

/** IANA's special-purpose registry, IPv4 (RFC 6890 and later), with multicast and what is reserved. */
const innerIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is handed out: mapped, NAT64, local and multicast addresses are outside it. */
const unicastIPv6 = '2000::/3';
/** Inside it: protocol assignments with Teredo, documentation, 6to4. */
const innerIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const inner = listOf([...innerIPv4, ...innerIPv6]);
const unicast = listOf([unicastIPv6]);

/** Unicast addresses of the public internet, on the ports of the web. */
export const publicInternet: AddressPolicy = {
  allows(address) {
    switch (isIP(address)) {
      case 4:
        return !inner.check(address);
      case 6:
        // A zone (`%eth0`) belongs to a link of this machine.
        return (
          !address.includes('%') &&
          !carriesInnerIPv4(address) &&
          unicast.check(address, 'ipv6') &&
          !inner.check(address, 'ipv6')
        );
      default:
        return false;
    }
  },
  ports: [80, 443],
};

/** ISATAP hides an IPv4 address in the last 32 bits of any prefix (RFC 5214). */
function carriesInnerIPv4(address: string): boolean {
  return /:5efe:[\da-f]{1,4}:[\da-f]{1,4}$/i.test(address);
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [base = '', bits] = range.split('/');
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4');
  }
  return list;
}
