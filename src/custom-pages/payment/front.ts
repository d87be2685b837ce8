import { PaymentPage } from './PaymentPage'

export const payment = { path: '/payment', Page: PaymentPage }
