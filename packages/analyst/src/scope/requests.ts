/** An order to the reader instead of an idea, by its grammar. */
export function isOrder(text: string): boolean {
  return order.test(text.trim().slice(0, 300)) || takeover.test(text.slice(0, 4000));
}

/** "Write me a poem", "translate this": the reader is told to do it, now. */
const order =
  /^(?:(?:please|can you|could you|would you|hey|hi|hello)[,\s]+){0,3}(?:(?:write|tell|give|show|teach|draw|sing|read) (?:me|us)\b|(?:write|compose|draw|translate|summari[sz]e|explain|solve|prove|rhyme|recite|define|calculate) (?:an?|the|this|that|these|my|following|why|how|what)\b)/iu;
const takeover =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |these )*(?:previous|prior|above|earlier|preceding)? ?(?:instructions?|rules|prompts?|directions)\b|\bsystem prompt\b|\byou are now (?:an?|in)\b/iu;
/** What is sold, or who pays, anywhere in the text. */
const offer =
  /\b(?:sells?|selling|sold|app|software|platform|marketplace|shop|store|service|customers?|clients?|subscri\p{L}+|pays?|paying|charge|price|startup|business|company|product|tool|open(?:ing)? (?:an?|my|our)|for \p{L}+s)\b/iu;

/** Only questions about the writer's own life. Whoever describes an offer is never met by this. */
export function isOwnQuestion(text: string): boolean {
  const sentences = text.match(/[^.!?\n]+[.!?]?/gu)?.filter((one) => /\p{L}/u.test(one)) ?? [];
  return (
    sentences.length > 0 &&
    sentences.at(-1)?.trim().endsWith('?') === true &&
    /\b(?:i|my|me)\b/iu.test(text) &&
    // "Duck egg farm near Bogor. Who should I sell to first?" says what the business is before it asks.
    sentences.every((one) => one.trim().endsWith('?') || /\b(?:i|my|me)\b/iu.test(one)) &&
    !offer.test(text)
  );
}

/** "Like Duolingo but for sign language": what everybody knows, for others. */
const likeAnother = /\blike \p{L}[^.?!]{0,40}\bbut for \p{L}/iu;

/** "my bid-writing software for small builders": what is the writer's own and names its customers is sold, whatever is asked about it. */
export const namesOwnOffer = (text: string): boolean =>
  likeAnother.test(text) ||
  /\b(?:my|our)\b[^.?!]{0,40}\b(?:app|software|platform|marketplace|tool|service|shop|store|studio|agency)s?\b[^.?!]{0,20}\bfor\b/iu.test(
    text,
  );
