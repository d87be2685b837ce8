/** The groups a person may belong to, COMPANY (domain.md 1.2): codes, the same in any language. */
export const companies = {
  HT: 'HT',
  MC: 'MC',
  ALPHACELL: 'ALPHACELL',
  TOMEBAMBA: 'TOMEBAMBA',
  INFINIX: 'INFINIX',
  NU: 'NU',
} as const

export type Company = keyof typeof companies

/** EMPRESA while no company is chosen (domain.md, placeholders). */
export const NO_COMPANY = '0000000000000'
