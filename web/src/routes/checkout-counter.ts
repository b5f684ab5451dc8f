export const loadCounter = () => import('../features/payments/counter.tsx');
