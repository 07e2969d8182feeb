import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';

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

const reader = unified().use(remarkParse).use(withTables).freeze();
/** Addresses of links are judged by the link rules, which must see them as they were written. */
const toHtmlTree = unified()
  .use(remarkRehype)
  .use(rehypeSanitize, { ...schema, protocols: { ...schema.protocols, href: null } })
  .freeze();
const writer = unified().use(rehypeStringify).freeze();

export function parseMarkdown(text: string): Root {
  return reader.parse(text);
}

export function toHtml(root: Root): HtmlRoot {
  return toHtmlTree.runSync(root) as HtmlRoot;
}

export function writeHtml(root: HtmlRoot): string {
  return writer.stringify(root);
}
