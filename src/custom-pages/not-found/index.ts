import { NotFoundPage } from './NotFoundPage'

/** What is at no address of the dashboard. */
export const notFound = { Page: NotFoundPage }
