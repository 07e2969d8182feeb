import { getTool, isToolId } from '@slipway/tools/list';

/** The pitch is two things: what the founder says and fears, and the deck that is shown. */
const ofPitch: Readonly<Record<string, string>> = {
  'ai-pitch-generator': 'Pitch: scripts and hard questions',
  deck: 'Pitch deck',
};

export function namePart(id: string): string {
  return ofPitch[id] ?? (isToolId(id) ? getTool(id).name : id);
}
