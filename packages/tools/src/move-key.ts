/** An item that was moved to another box is an assumption like any other: this one, with the box's id as its value. */
export const moveKey = (itemId: string): string => `box:${itemId}`;
