import { ResetPasswordPage } from './ResetPasswordPage'

/** A forgotten password (product.md 2). */
export const resetPassword = { path: '/auth/reset-password', Page: ResetPasswordPage }
