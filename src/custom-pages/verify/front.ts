import { VerifyPage } from './VerifyPage'

/** Proof of an address (product.md 2); it blocks nothing. */
export const verify = { path: '/auth/verify', Page: VerifyPage }
