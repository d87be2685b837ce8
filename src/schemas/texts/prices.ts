/** A net price with Ecuador's 15 %. */
export const withIva = {
  es: 'Con IVA',
  en: 'With IVA',
  fr: 'IVA incluse',
  vi: 'Có IVA',
  cn: '含 IVA',
  ar: 'مع الضريبة',
} as const
