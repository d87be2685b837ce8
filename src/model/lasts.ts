import type { Resource } from './resource'

/** Each company says for itself how long its rows last. */
export interface LastsWords {
  /** A whole number of the company's record: `companies.DIAS_MARCAS`. */
  readonly setting: `${string}.${string}`
  /** A date of the same record: from that day on no row was deleted for its age yet, which a purge writes. */
  readonly since?: `${string}.${string}`
  /** Where the company has said none. */
  readonly otherwise: number
}

/** What says how long rows last must be a whole number of the record their company refers to. */
export function checkLasts(
  { name, schema, company }: Resource,
  all: ReadonlyMap<string, Resource>,
) {
  const { lasts } = schema
  if (lasts === undefined || typeof lasts === 'number') return []
  const [target = '', field = ''] = lasts.setting.split('.')
  const says = all.get(target)
  const isNumber = says?.fields.get(field)?.kind === 'integer'
  const wrong =
    company && says?.key.name === company.name && isNumber
      ? []
      : [`${name}: lasts goes by ${lasts.setting}, which is no whole number of its company`]
  const [, day = ''] = lasts.since?.split('.') ?? []
  const isDay = lasts.since === undefined || lasts.since === `${target}.${day}`
  return isDay && (day === '' || says?.fields.get(day)?.kind === 'date')
    ? wrong
    : [...wrong, `${name}: lasts tells ${lasts.since}, which is no date of its company`]
}
