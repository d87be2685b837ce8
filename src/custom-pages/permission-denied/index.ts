import { PermissionDeniedPage } from './PermissionDeniedPage'

/** Product.md 2; react-admin's own `access-denied` leads here too. */
export const permissionDenied = { path: 'permission-denied', Page: PermissionDeniedPage }
