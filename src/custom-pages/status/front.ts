import { StatusPage } from './StatusPage'

/** 403, 404 and 500 outside the admin. */
export const statusPage = { paths: ['/403', '/404', '/500'], Page: StatusPage } as const
