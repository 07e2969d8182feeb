/** What runs on a screen calls itself so. */
export const saysSoftware = (text: string): boolean =>
  /\b(?:app|software|platform|website|plug-?in|(?:web|online|digital) (?:tool|service)|dashboard|marketplace)\b/iu.test(
    text,
  );
