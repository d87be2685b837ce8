import { ContactPage } from './ContactPage'

export const contactPage = { path: '/contact-us', Page: ContactPage }
