import { ContactPage } from './ContactPage'

/** The way to reach us (product.md 2). */
export const contact = { path: '/contact-us', Page: ContactPage }
