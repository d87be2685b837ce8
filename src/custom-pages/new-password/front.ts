import { NewPasswordPage } from './NewPasswordPage'

/** Where the link of the mail leads (product.md 2). */
export const newPassword = { path: '/auth/new-password', Page: NewPasswordPage }
