declare global {
  interface Window {
    /** The queue that the provider's script reads. */
    dataLayer?: ArrayLike<unknown>[];
    /** The provider's own switch. */
    [off: `ga-disable-${string}`]: boolean;
  }
}

export {};
