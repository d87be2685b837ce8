type Values = Readonly<Record<string, unknown>>

/** Query parameters by name, without `?`: sorted, lists as repeated parameters, null without a value. */
export const stringify = (values: Values) =>
  Object.keys(values)
    .toSorted()
    .flatMap(name => [values[name]].flat().map(value => [name, value] as const))
    .filter(([, value]) => value !== undefined)
    .map(parts => parts.filter(part => part !== null).map(encode))
    .map(parts => parts.join('='))
    .join('&')

/** Values of a query by name; repeated parameters are a list. */
export function parse(query: string): Record<string, string | string[]> {
  const found = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(found.keys())].map(name => {
      const values = found.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Also encodes what RFC 3986 reserves and `encodeURIComponent` leaves. */
const encode = (value: unknown) =>
  encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
