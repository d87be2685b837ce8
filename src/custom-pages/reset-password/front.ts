import { ResetPasswordPage } from './ResetPasswordPage'

export const resetPassword = { path: '/auth/reset-password', Page: ResetPasswordPage }
