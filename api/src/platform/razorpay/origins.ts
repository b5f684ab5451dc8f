/** The real provider. */
export const RAZORPAY = {
  api: 'https://api.razorpay.com',
  checkout: 'https://checkout.razorpay.com',
} as const;
