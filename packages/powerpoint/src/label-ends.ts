/** So many numbers still stand beside each other over a line. */
const mostLabels = 5;

/** Of a long line the first and the last number: all of them lie over each other. No label is broken into two lines. */
export function labelEnds(xml: string): string {
  const unbroken = xml.replaceAll(/<c:dLbls>[\s\S]*?<\/c:dLbls>/gu, (labels) =>
    labels.replace('<a:bodyPr/>', '<a:bodyPr wrap="none"/>'),
  );
  if (!unbroken.includes('<c:lineChart>')) return unbroken;
  return unbroken.replaceAll(/<c:ser>[\s\S]*?<\/c:ser>/gu, (series) => {
    const points = Number(/<c:val>[\s\S]*?<c:ptCount val="(\d+)"/u.exec(series)?.[1] ?? 0);
    return points > mostLabels ? series.replace(/<c:dLbls>([\s\S]*?)<\/c:dLbls>/u, endsOf(points)) : series;
  });
}

const endsOf = (points: number) => (_: string, labels: string) => {
  // Leader lines belong to all labels together.
  const one = labels.replace(/<c:showLeaderLines[^>]*\/>/u, '');
  const ends = [0, points - 1].map((at) => `<c:dLbl><c:idx val="${at}"/>${one}</c:dLbl>`);
  return `<c:dLbls>${ends.join('')}${labels.replace('<c:showVal val="1"/>', '<c:showVal val="0"/>')}</c:dLbls>`;
};
