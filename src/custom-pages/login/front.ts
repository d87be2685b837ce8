import { LoginPage } from './LoginPage'

/** Sign-in (product.md 2): a public page, without react-admin. */
export const login = { path: '/auth/login', Page: LoginPage }
