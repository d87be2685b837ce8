/** Company column of resources with `tenant: true`. */
export const tenantColumn = 'EMPRESA'
