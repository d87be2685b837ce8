import { FaqsPage } from './FaqsPage'

/** What is asked most (product.md 2). */
export const faqs = { path: '/faqs', Page: FaqsPage }
