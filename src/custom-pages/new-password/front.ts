import { NewPasswordPage } from './NewPasswordPage'

export const newPasswordPage = { path: '/auth/new-password', Page: NewPasswordPage }
