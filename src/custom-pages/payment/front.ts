import { PaymentPage } from './PaymentPage'

/** How to pay (product.md 2). */
export const payment = { path: '/payment', Page: PaymentPage }
