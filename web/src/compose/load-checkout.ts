export const loadCheckout = () => import('../features/payments/counter.tsx');
