import { business } from '../base/business'
import type { Language } from '../base/text'
import { languages } from './languages'

/** Language for an `Accept-Language` header (RFC 9110, 12.5.4): `es-EC` is es, `zh` is cn. */
export const negotiate = (
  acceptLanguage: string | null | undefined,
  otherwise: Language = business().defaultLanguage,
): Language => {
  const requested = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (
    requested.map(({ code }) => languageFor(code)).find(found => found !== undefined) ?? otherwise
  )
}

/** The language with this code, stored or of html. */
const languageFor = (code: string): Language | undefined =>
  languages().find(({ value, htmlLang }) => code === value || code === htmlLang.split('-')[0])
    ?.value

const readWish = (languageRange: string): { code: string; weight: number } => {
  const [range = '', ...params] = languageRange.trim().toLowerCase().split(';')
  const primary = range.trim().split('-')[0] ?? ''
  const q = params.find(param => param.trim().startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.trim().slice(2))
  return { code: primary, weight: Number.isNaN(weight) ? 0 : weight }
}
