/** Header of a registration with the accepted version of the terms; the body has a fixed set of fields. */
export const TERMS_HEADER = 'X-Accepted-Terms'
