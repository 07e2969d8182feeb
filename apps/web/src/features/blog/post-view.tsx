import './blog.css';
import { Blueprint, buttonClass, FigLabel, Waterline } from '@slipway/ui';
import { Link } from 'react-router';
import type { Post } from './post.ts';
import { PostBody } from './post-body.tsx';
import { PostLine, PostList } from './post-list.tsx';

/** A post as a sheet: title, answer first, contents in the margin, the text, what to do and read next. */
export function PostView({ post }: { readonly post: Post }) {
  const { entry, contents, related, toolGives, toolName, toolRoute } = post;
  return (
    <article>
      <Blueprint className="border-b border-line">
        <header className="container-page grid gap-5 py-10 md:py-14">
          <p className="fig-label">
            <Link to="/blog" className="text-link">
              Blog
            </Link>
          </p>
          <h1 className="max-w-[46rem] text-3xl md:text-4xl">{entry.title}</h1>
          <p className="max-w-[60ch] text-lg text-ink-soft">{entry.description}</p>
          <PostLine post={entry} />
        </header>
      </Blueprint>
      <div className="container-page grid gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {contents.length > 1 ? (
          <nav aria-label="On this page" className="no-print lg:sticky lg:top-24 lg:self-start">
            <p className="fig-label mb-2">Contents</p>
            <ol className="grid border-b border-line text-sm">
              {contents.map(({ id, text }) => (
                <li key={id} className="border-t border-line">
                  <a href={`#${id}`} className="block py-2 hover:text-signal-text">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div className="min-w-0 lg:col-start-2">
          <PostBody parts={post.parts} unknownLinks={post.unknownLinks} />
          {toolRoute === null ? null : (
            <aside aria-label="The tool" className="no-print mt-12 grid gap-3 border-t-2 border-ink pt-5">
              <p className="max-w-[56ch] text-lg">{toolGives}</p>
              <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <Link to={toolRoute} className={buttonClass({ tone: 'signal' })}>
                  Open {toolName}
                </Link>
                <Link to={`/samples/${entry.tool}`} className="text-link">
                  See its sample report
                </Link>
              </p>
            </aside>
          )}
        </div>
      </div>
      {related.length > 0 ? (
        <>
          <Waterline />
          <section
            aria-labelledby="related"
            className="container-page calm-section no-print grid gap-6 py-12 [--calm:1060px] lg:[--calm:650px]"
          >
            <div>
              <FigLabel>Next</FigLabel>
              <h2 id="related" className="text-2xl">
                Related posts
              </h2>
            </div>
            <PostList posts={related} />
          </section>
        </>
      ) : null}
    </article>
  );
}
