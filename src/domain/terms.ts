/** Where the notice of data protection and the terms of use stand. */
export const TERMS_PATH = '/proteccion-de-datos'

/** Their version: the day since which they hold. A new one is asked to be accepted again. */
export const TERMS_VERSION = '2026-11-22'

/** Says with a registration which version its sender has accepted: the body has six fields and no more. */
export const TERMS_HEADER = 'X-Accepted-Terms'
