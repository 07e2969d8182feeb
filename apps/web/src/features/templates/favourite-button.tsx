import { AppError } from '@slipway/core';
import { cx } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { setFavourite, type TemplateList, templatesQuery } from '../../api/page-templates.ts';
import { toast } from '../../lib/toast.ts';

interface FavouriteButtonProps {
  readonly uid: string;
  readonly id: string;
  readonly name: string;
  readonly favourites: readonly string[];
}

/** Shown as marked at once; a refusal takes the mark back and says why. */
export function FavouriteButton({ uid, id, name, favourites }: FavouriteButtonProps) {
  const cache = useQueryClient();
  const { queryKey } = templatesQuery(uid);
  const isFavourite = favourites.includes(id);
  const show = (marked: readonly string[]) =>
    cache.setQueryData(queryKey, (before: TemplateList | undefined) =>
      before === undefined ? before : { ...before, favourites: [...marked] },
    );
  async function turn(): Promise<void> {
    show(isFavourite ? favourites.filter((one) => one !== id) : [id, ...favourites]);
    try {
      show(await setFavourite(id, !isFavourite));
    } catch (cause) {
      show(favourites);
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${name}`}
      className="template-tool"
      onClick={() => void turn()}
    >
      <Star
        size={18}
        aria-hidden="true"
        className={cx(isFavourite ? 'fill-brass text-brass' : 'text-ink-soft')}
      />
    </button>
  );
}
