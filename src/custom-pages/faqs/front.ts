import { FaqsPage } from './FaqsPage'

export const faqs = { path: '/faqs', Page: FaqsPage }
