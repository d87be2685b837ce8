import { RegisterPage } from './RegisterPage'

/** Registration (product.md 2): a public page, without react-admin. */
export const register = { path: '/auth/register', Page: RegisterPage }
