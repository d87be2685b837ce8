import { StatusPage } from './StatusPage'

/** 403, 404 and 500 for who is not in the admin (product.md 2). */
export const status = { paths: ['/403', '/404', '/500'], Page: StatusPage } as const
