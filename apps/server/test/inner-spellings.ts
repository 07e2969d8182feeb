/** One address and more of each range that must not be reached. */
const inner = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.254',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
] as const;

const innerIPv6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '100::1',
  '5f00::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2001:4860:4860::5efe:7f00:1',
  '3fff::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
];

const octets = (address: string) => address.split('.').map(Number);
const hex = (value: number, width = 0) => value.toString(16).padStart(width, '0');
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)));

/** Every way of writing an IPv4 address that a parser of URLs, a C library or a tunnel understands. */
function spellings(address: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octets(address);
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const [high, low] = [hex(a * 256 + b), hex(c * 256 + d)];
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0${whole.toString(8)}`,
    `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `0x${hex(a)}.${b}.0${c.toString(8)}.${d}`,
    address.replaceAll('.', '%2e'),
    [...address].map((letter) => `%${hex(letter.codePointAt(0) ?? 0)}`).join(''),
    fullWidth(address),
    address.replaceAll('.', '。'),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::ffff:0:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
  ];
}

/** Of the one address that really answers in a test. */
export const loopbackHosts: readonly string[] = [...spellings('127.0.0.1'), '[::1]', '[::]'];

/** Hosts of URLs, each of which is or holds an inner address. */
export const innerHosts: readonly string[] = [
  ...inner.flatMap(spellings),
  ...innerIPv6.map((address) => `[${address}]`),
];

/** As a resolver or a socket would name them. */
export const innerAddresses: readonly string[] = [
  ...inner,
  ...innerIPv6,
  ...inner.map((address) => `::ffff:${address}`),
  ...inner.map((address) => `64:ff9b::${address}`),
  'fe80::1%lo',
  '2606:4700::1111%eth0',
  '',
  'localhost',
];
