export { PaymentProvider } from './payment-provider.tsx';
export { SubscriptionProvider, useSubscription } from './subscription-provider.tsx';
export { useGatedFeature } from './use-gated-feature.tsx';
