/** Version: the day they took effect. Users must accept a new one. */
export const TERMS_VERSION = '2026-11-22'
