import type { Root as HtmlRoot } from 'hast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Preset, type Processor, unified } from 'unified';

/** CommonMark and tables. Raw HTML is left out on the way, and what is left is held against a list of what is allowed. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    div: ['dataCalculator'],
    code: [['className', /^language-[\p{L}\d;+#.-]+$/u] as [string, RegExp]],
  },
  protocols: { ...defaultSchema.protocols, src: ['https'] },
};

function withTables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/** Reads a text. Call it for a pipeline of one's own. */
export const markdown = unified().use(remarkParse).use(withTables).freeze();

/** Addresses of links are judged by the link rules, which must see them as they were written. */
export const safeHtml: Preset = {
  plugins: [remarkRehype, [rehypeSanitize, { ...schema, protocols: { ...schema.protocols, href: null } }]],
};

const writer = unified().use(rehypeStringify).freeze();

export function writeHtml(root: HtmlRoot): string {
  return writer.stringify(root);
}
