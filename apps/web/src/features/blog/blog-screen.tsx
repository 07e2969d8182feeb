import { Blueprint, cx, FigLabel, TextInput } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { postsPerPage as perPage } from '../../lib/constants.ts';
import { useEarly } from '../../lib/use-early.ts';
import { findPosts, type PostWords } from './find-posts.ts';
import type { PostEntry } from './post.ts';
import { PostList } from './post-list.tsx';

interface BlogScreenProps {
  readonly posts: readonly PostEntry[];
  /** Fetched when something is searched for: the list itself does without. */
  readonly loadWords: () => Promise<PostWords>;
  /** From 1. */
  readonly page?: number;
  readonly tag?: string;
}

const searchName = 'q';

function readEarly(): string | undefined {
  const box = document.getElementsByName(searchName)[0];
  if (box instanceof HTMLInputElement && box.value !== '') return box.value;
  return new URLSearchParams(location.search).get(searchName) ?? undefined;
}

/** The list of posts: all of it in pages, one tag, or what a search finds. */
export function BlogScreen({ posts, loadWords, page = 1, tag }: BlogScreenProps) {
  const setAddress = useSearchParams()[1];
  const [search, setSearch] = useState('');
  useEarly(readEarly, setSearch);
  const [texts, setTexts] = useState<PostWords>({});
  const isSearching = search.trim() !== '';
  useEffect(() => {
    // Without them titles, descriptions and tags are searched all the same.
    if (isSearching) loadWords().then(setTexts, () => undefined);
  }, [isSearching, loadWords]);
  const tags = [...new Set(posts.flatMap((post) => post.tags))].toSorted();
  const among = tag === undefined ? posts : posts.filter((post) => post.tags.includes(tag));
  const found = findPosts(among, search, texts);
  const isWhole = !isSearching && tag === undefined;
  const shown = isWhole ? found.slice((page - 1) * perPage, page * perPage) : found;
  const pages = Math.ceil(posts.length / perPage);
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid gap-x-12 gap-y-6 py-10 md:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div className="grid gap-4">
            <FigLabel>{tag === undefined ? 'Blog' : `Blog, ${tag}`}</FigLabel>
            <h1 className="text-3xl md:text-4xl">
              {tag === undefined ? 'Founders’ sums, worked through' : `Posts about ${tag}`}
            </h1>
            <p className="max-w-[54ch] text-lg text-ink-soft">
              Each post answers one question with a worked example. The calculator in it runs the engine of
              our tools on your numbers.
            </p>
          </div>
          <search>
            <form
              action="/blog"
              onSubmit={(event) => {
                event.preventDefault();
                setAddress(isSearching ? { [searchName]: search.trim() } : {}, { replace: true });
              }}
            >
              <label htmlFor={searchName} className="text-sm font-medium">
                Search the posts
              </label>
              <TextInput
                id={searchName}
                name={searchName}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </form>
          </search>
        </div>
      </Blueprint>
      <div className="container-page grid gap-6 py-10 md:py-14">
        <nav aria-label="Tags" className="flex flex-wrap gap-2">
          <TagLink to="/blog" isHere={tag === undefined}>
            All posts
          </TagLink>
          {tags.map((one) => (
            <TagLink key={one} to={`/blog/tag/${one}`} isHere={one === tag}>
              {one}
            </TagLink>
          ))}
        </nav>
        <h2 className="sr-only">Posts</h2>
        <p role="status" className={isSearching ? 'text-ink-soft' : 'sr-only'}>
          {!isSearching
            ? ''
            : found.length === 0
              ? `No post has “${search.trim()}”. Try one word, such as churn.`
              : `${found.length} ${found.length === 1 ? 'post' : 'posts'} with “${search.trim()}”`}
        </p>
        {shown.length > 0 ? <PostList posts={shown} /> : null}
        {isWhole && pages > 1 ? <Pages page={page} pages={pages} /> : null}
        <p className="text-sm text-ink-soft">
          <a href="/rss.xml" className="text-link">
            RSS feed
          </a>
        </p>
      </div>
    </>
  );
}

function TagLink(props: { readonly to: string; readonly isHere: boolean; readonly children: string }) {
  return (
    <Link
      to={props.to}
      aria-current={props.isHere ? 'page' : undefined}
      className={cx(
        'inline-flex min-h-9 items-center rounded-control border px-3 text-sm hover:border-ink',
        props.isHere ? 'border-ink bg-hull text-on-hull' : 'border-line-strong',
      )}
    >
      {props.children}
    </Link>
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const link = (to: number) => (to === 1 ? '/blog' : `/blog/page/${to}`);
  return (
    <nav aria-label="Pages" className="flex items-center gap-6">
      {page > 1 ? (
        <Link to={link(page - 1)} rel="prev" className="text-link">
          Newer posts
        </Link>
      ) : null}
      <span className="tabular text-sm text-ink-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={link(page + 1)} rel="next" className="text-link">
          Older posts
        </Link>
      ) : null}
    </nav>
  );
}
