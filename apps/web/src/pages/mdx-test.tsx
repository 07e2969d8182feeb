import { Blueprint, FigLabel } from '@slipway/ui';
import { MdxTest } from '../features/blog/mdx-test.tsx';

export default function MdxTestPage() {
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid gap-4 py-10">
          <FigLabel>Test sheet</FigLabel>
          <h1 className="text-3xl">A blog file, rendered in the browser</h1>
          <p className="max-w-[58ch] text-ink-soft">
            The posts of the blog are rendered while the site is built. This page fetches the file of one of
            them and renders it here, by the same rules.
          </p>
        </div>
      </Blueprint>
      <div className="container-page py-10">
        <MdxTest />
      </div>
    </>
  );
}
