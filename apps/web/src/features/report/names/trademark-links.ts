import type { NamesBlock } from '@slipway/report';

/** Where a name is searched among registered marks. */
export function trademarkLinks(name: string, classes: NamesBlock['classes']) {
  const words = encodeURIComponent(name);
  return [
    ...classes.map(({ number, what }) => ({
      label: `TMview, class ${number} (${what})`,
      href: `https://www.tmdn.org/tmview/#/tmview/results?page=1&pageSize=30&criteria=C&basicSearch=${words}&niceClass=${number}`,
    })),
    {
      label: 'WIPO Global Brand Database, all classes',
      href: `https://branddb.wipo.int/en/quicksearch?by=brandName&v=${words}`,
    },
  ];
}
