import { ComingSoonPage } from './ComingSoonPage'

/** What opens later (product.md 2). */
export const comingSoon = { path: '/coming-soon', Page: ComingSoonPage }
