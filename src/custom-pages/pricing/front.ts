import { PricingPage } from './PricingPage'

export const pricing = { path: '/pricing', Page: PricingPage }
