import { ComingSoonPage } from './ComingSoonPage'

export const comingSoon = { path: '/coming-soon', Page: ComingSoonPage }
