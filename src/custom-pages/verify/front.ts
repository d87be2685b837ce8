import { VerifyPage } from './VerifyPage'

/** Verification of the e-mail address; the account works without it. */
export const verifyPage = { path: '/auth/verify', Page: VerifyPage }
