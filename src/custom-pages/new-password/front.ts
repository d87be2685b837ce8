import { NewPasswordPage } from './NewPasswordPage'

export const newPassword = { path: '/auth/new-password', Page: NewPasswordPage }
