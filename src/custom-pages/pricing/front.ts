import { PricingPage } from './PricingPage'

/** A price list for each way of selling (product.md 2). */
export const pricing = { path: '/pricing', Page: PricingPage }
