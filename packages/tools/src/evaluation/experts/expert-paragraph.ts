/** What somebody of the trade would write into a SWOT for one of the ideas, without looking at our own reports. */
export interface ExpertParagraph {
  readonly ideaId: string;
  readonly text: string;
}
