/** Groups of companies, `COMPANY` (business.md#companies): codes without translation. */
export const companyGroups = {
  HT: 'HT',
  MC: 'MC',
  ALPHACELL: 'ALPHACELL',
  TOMEBAMBA: 'TOMEBAMBA',
  INFINIX: 'INFINIX',
  NU: 'NU',
} as const

/** `EMPRESA` while no company is selected (business.md#companies). */
export const NO_COMPANY = '0000000000000'
