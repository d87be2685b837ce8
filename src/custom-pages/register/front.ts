import { RegisterPage } from './RegisterPage'

export const registerPage = { path: '/auth/register', Page: RegisterPage }
