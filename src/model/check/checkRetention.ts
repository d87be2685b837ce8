import type { Resource } from '../fields/resource'

/** The retention setting must be a whole number of the record that the company column refers to. */
export function checkLasts(
  { name, schema, company }: Resource,
  all: ReadonlyMap<string, Resource>,
) {
  const { retention } = schema
  if (retention === undefined || typeof retention === 'number') return []
  const [target = '', field = ''] = retention.setting.split('.')
  const says = all.get(target)
  const limit = says?.fields.get(field)
  const isNumber = limit?.isNumeric && limit.store === 'int'
  const wrong =
    company && says?.key.name === company.name && isNumber
      ? []
      : [`${name}: retention goes by ${retention.setting}, which is no whole number of its company`]
  const [, day = ''] = retention.since?.split('.') ?? []
  const isDay = retention.since === undefined || retention.since === `${target}.${day}`
  return isDay && (day === '' || says?.fields.get(day)?.store === 'day')
    ? wrong
    : [...wrong, `${name}: retention tells ${retention.since}, which is no date of its company`]
}
