import { ResetPasswordPage } from './ResetPasswordPage'

export const resetPasswordPage = { path: '/auth/reset-password', Page: ResetPasswordPage }
