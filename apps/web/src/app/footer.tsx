import { toolkit } from '@slipway/tools/list';
import { cx } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NewsletterBox } from '../features/outreach/index.ts';
import { ThemeSwitch } from '../features/theme/index.ts';
import { SectionLink } from '../lib/section-link.tsx';

const linkClass = 'inline-flex min-h-9 items-center text-on-hull-soft hover:text-on-hull hover:underline';

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="fig-label mb-2 font-normal tracking-normal">{title}</h2>
      <ul className="grid">{children}</ul>
    </div>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}

/** Draught marks: the scale painted on a hull, read at the waterline. */
function DraughtMarks() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 120" className="h-30 w-10 text-hull-line" fill="none">
      <path d="M8 0v120M8 10h18M8 30h10M8 50h18M8 70h10M8 90h18M8 110h10" stroke="currentColor" />
      <path d="M0 71h40M0 75h40" stroke="var(--signal-on-hull)" />
    </svg>
  );
}

/** `compact`: where somebody signed in is at work, the same items take two lines (`shell.css`). */
export function Footer({ compact }: { readonly compact: boolean }) {
  return (
    <footer className={cx('on-hull bg-hull-deep text-on-hull', compact && 'footer-compact')}>
      <div className="waterline-edge" aria-hidden="true" />
      <div className="footer-columns container-page grid gap-x-12 gap-y-10 py-14 grid-cols-2 md:grid-cols-[minmax(0,1.5fr)_repeat(3,minmax(0,0.7fr))]">
        <div className="col-span-2 flex gap-5 md:col-span-1">
          <span className="footer-marks hidden shrink-0 md:block">
            <DraughtMarks />
          </span>
          <div className="grid max-w-md flex-1 content-start gap-3">
            <NewsletterBox />
          </div>
        </div>
        <Column title="Product">
          <li>
            <SectionLink section="features" className={linkClass}>
              Features
            </SectionLink>
          </li>
          <li>
            <SectionLink section="pricing" className={linkClass}>
              Pricing
            </SectionLink>
          </li>
          <PageLink to="/features">All features</PageLink>
          <PageLink to="/samples">Sample reports</PageLink>
          <PageLink to="/methodology">Methodology</PageLink>
        </Column>
        <Column title="Who we are">
          <PageLink to="/blog">Blog</PageLink>
          <PageLink to="/about">About the Creator</PageLink>
          <PageLink to="/contact">Contact Us</PageLink>
        </Column>
        <Column title="Legal">
          <PageLink to="/terms">Terms of Service</PageLink>
          <PageLink to="/privacy">Privacy Policy</PageLink>
          <PageLink to="/cookies">Cookie Policy</PageLink>
          <PageLink to="/legal">All legal texts</PageLink>
        </Column>
      </div>
      <div className="border-t border-hull-line">
        <div className="footer-foot container-page flex flex-wrap items-center gap-x-8 gap-y-3 py-5 text-sm text-on-hull-soft">
          <p className="tabular">© 2025 Slipway</p>
          <p className="tabular">{`${toolkit.length} AI tools`}</p>
          <div className="ml-auto">
            <ThemeSwitch onHull />
          </div>
        </div>
      </div>
    </footer>
  );
}
