import { factList } from '@slipway/record';
import { useQuery } from '@tanstack/react-query';
import { type Run, recordQuery } from '../../../api/tools.ts';

/** Facts of the record that another tool or the founder has changed since this version, by name. */
export function useMovedFacts(
  uid: string,
  { projectId, createdAt, toolId }: Pick<Run, 'projectId' | 'createdAt' | 'toolId'>,
): readonly string[] {
  // The screen around it fetches the record; here it is only looked at.
  const { data } = useQuery({ ...recordQuery(uid, projectId), enabled: false });
  return factList.flatMap(({ id, label }) => {
    const slot = data?.slots[id];
    return slot !== undefined && slot.toolId !== toolId && slot.at > createdAt ? [label] : [];
  });
}
