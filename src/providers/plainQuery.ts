type Value = string | number | boolean | null | undefined
type Values = Readonly<Record<string, Value | readonly Value[]>>
type Found = Record<string, string | null | (string | null)[]>

/**
 * What the browser's build takes in place of query-string (scripts/leanBundle.ts), whose further ways to
 * write lists nobody asks for: the same addresses, written and read (tests/providers/plainQuery.test.ts).
 */
export const stringify = (values: Values): string =>
  Object.keys(values)
    .toSorted()
    .flatMap(name => [values[name]].flat().flatMap(value => pairOf(name, value as Value)))
    .join('&')

const pairOf = (name: string, value: Value) => {
  if (value === undefined) return []
  return value === null ? [encoded(name)] : [`${encoded(name)}=${encoded(String(value))}`]
}

/** RFC 3986: also what `encodeURIComponent` lets stand. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A name that stands there twice holds a list; one without a value holds null. */
export function parse(query: string): Found {
  const found: Found = Object.create(null)
  for (const pair of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')
    .filter(Boolean)) {
    const [name = '', ...rest] = pair.replaceAll('+', ' ').split('=')
    const value = rest.length === 0 ? null : decoded(rest.join('='))
    const known = found[decoded(name)]
    found[decoded(name)] = known === undefined ? value : [known, value].flat()
  }
  return Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a per cent sign of its own
  }
}
