import { Blueprint, FigLabel } from '@slipway/ui';
import { Suspense } from 'react';
import { ContactNotes } from '../features/outreach/contact-notes.tsx';
import { SignalFlag } from '../features/outreach/signal-flag.tsx';
import { dormant } from '../lib/dormant.ts';

const ContactForm = dormant(() => import('../features/outreach/contact-form.tsx'));

export default function ContactPage() {
  return (
    <>
      <Blueprint className="border-b border-line">
        <div className="container-page grid items-start gap-x-8 gap-y-6 py-10 md:py-14 lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
          <FigLabel className="lg:pt-4">Sheet C</FigLabel>
          <div className="grid max-w-[40rem] gap-4">
            <h1 className="text-3xl md:text-4xl">Contact Us</h1>
            <p className="text-lg text-ink-soft">
              A wrong number, a sentence that flatters, a tool that let you down: write to us. Every message
              is stored before it is mailed, so none gets lost.
            </p>
          </div>
          <SignalFlag flag="K" meaning="I wish to communicate with you" />
        </div>
      </Blueprint>
      <div className="container-page grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Suspense>
          <ContactForm />
        </Suspense>
        <ContactNotes />
      </div>
    </>
  );
}
