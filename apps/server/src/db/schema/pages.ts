/** A person's pages, what is published of them and what came of it. As with projects, the register removes them. */
export interface PageTables {
  page: {
    id: string;
    project_id: string;
    user_id: string;
    name: string;
    /** JSON. */
    document: string;
    /** 1 for a new one; every save adds one. */
    revision: number;
    created_at: number;
    updated_at: number;
    idem_key: string | null;
  };
  /** What the owner gave a name, to go back to. */
  page_version: {
    page_id: string;
    /** From 1. */
    version: number;
    user_id: string;
    name: string;
    /** JSON. */
    document: string;
    created_at: number;
  };
  page_template: {
    id: string;
    user_id: string;
    name: string;
    /** JSON. */
    document: string;
    created_at: number;
    idem_key: string | null;
  };
  /** A built-in template or one of the person's own. */
  page_favourite: {
    user_id: string;
    template: string;
    created_at: number;
  };
  /** The one address of a page. It stays the owner's while it is not published. */
  page_publication: {
    id: string;
    page_id: string;
    project_id: string;
    user_id: string;
    slug: string;
    /** Null while nothing is shown there. */
    published_at: number | null;
    /** 1: the owner lets search engines show it. */
    is_indexed: number;
  };
  /** What visitors see: the document as it was when it was published. */
  page_snapshot: {
    id: string;
    publication_id: string;
    variant: 'a' | 'b';
    user_id: string;
    page_id: string;
    revision: number;
    /** JSON. */
    document: string;
    created_at: number;
  };
  /** Which save of which page visitors saw, from when until when. */
  page_showing: {
    id: string;
    publication_id: string;
    user_id: string;
    variant: 'a' | 'b';
    page_id: string;
    revision: number;
    from_at: number;
    /** Null while they see it. */
    until_at: number | null;
  };
  /** Counters; nothing about a visitor. */
  page_day: {
    publication_id: string;
    variant: 'a' | 'b';
    /** ISO day in UTC. */
    day: string;
    user_id: string;
    views: number;
    visitors: number;
    signups: number;
  };
  page_signup: {
    id: string;
    publication_id: string;
    /** Whose list it is. */
    user_id: string;
    variant: 'a' | 'b';
    email: string;
    created_at: number;
  };
  /** Two pages under one address. What was fixed at the start is never updated. */
  page_experiment: {
    id: string;
    publication_id: string;
    project_id: string;
    user_id: string;
    page_a: string;
    page_b: string;
    hypothesis: string;
    /** Visitors each page needs. */
    sample: number;
    /** Share of visitors who must sign up, in millionths. */
    threshold_ppm: number;
    /** Chance of being better that a winner needs, in millionths. */
    certainty_ppm: number;
    started_at: number;
    stop_at: number;
    visitors_a: number;
    signups_a: number;
    visitors_b: number;
    signups_b: number;
    /** Nothing is counted from here on. */
    ended_at: number | null;
    /** JSON; null until it is written. */
    verdict: string | null;
  };
  page_image: {
    /** 256 random bits: whoever has the address may see it. */
    id: string;
    user_id: string;
    /** Of its bytes, so that the same picture is kept once a person. */
    digest: string;
    type: 'png' | 'jpeg' | 'webp' | 'avif';
    bytes: number;
    /** Base64: both engines keep text. */
    data: string;
    created_at: number;
  };
  page_report: {
    id: string;
    /** Of the page's owner: it goes with them. */
    user_id: string;
    slug: string;
    reason: string;
    email: string | null;
    created_at: number;
  };
}
