import { type Deck, listParts, partText, readPart } from '@slipway/deck';
import { TextArea } from '@slipway/ui';
import { useId } from 'react';

type Slide = Deck['slides'][number];

interface SlideTextsProps {
  readonly slide: Slide;
  readonly onChange: (changes: { readonly data?: Slide['data']; readonly notes?: string }) => void;
}

/** All words of a slide, each kept when its field is left. */
export function SlideTexts({ slide, onChange }: SlideTextsProps) {
  const { kind, data, notes } = slide;
  return (
    <>
      <Text
        label="The point, in one sentence"
        text={String(data.title)}
        most={160}
        rows={3}
        isNeeded
        onText={(title) => onChange({ data: { title } })}
      />
      {listParts(kind).map(({ name, label, isList, maxLength }) => (
        <Text
          key={name}
          label={label}
          text={partText(slide, name)}
          most={maxLength}
          rows={isList ? 3 : maxLength > 80 ? 2 : 1}
          onText={(text) => onChange({ data: readPart(slide, name, text) })}
        />
      ))}
      <Text
        label="Notes: what you say"
        text={notes}
        most={2000}
        rows={5}
        onText={(text) => onChange({ notes: text })}
      />
    </>
  );
}

function Text(props: {
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly rows: number;
  /** Left empty it goes back to what it was. */
  readonly isNeeded?: boolean;
  readonly onText: (text: string) => void;
}) {
  const { label, text, most, rows, isNeeded = false, onText } = props;
  const id = useId();
  return (
    <div>
      <label className="fig-label" htmlFor={id}>
        {label}
      </label>
      <TextArea
        id={id}
        // Undone from outside, the field begins anew with the older text.
        key={text}
        defaultValue={text}
        maxLength={most}
        rows={rows}
        onBlur={(event) => {
          const now = event.target.value.trim();
          if (now === '' && isNeeded) event.target.value = text;
          else if (now !== text) onText(now);
        }}
      />
    </div>
  );
}
