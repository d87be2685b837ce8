import { LoginPage } from './LoginPage'

export const loginPage = { path: '/auth/login', Page: LoginPage }
