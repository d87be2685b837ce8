const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Safe and unique names for entries of an archive folder, ignoring case. */
export function entryNames() {
  const usedNames = new Set<string>()
  return (original: string, fallback: string): string => {
    const { stem, ending } = split(safe(original) || fallback)
    for (let number = 1; ; number++) {
      const name = number === 1 ? `${stem}${ending}` : `${stem} (${number})${ending}`
      if (usedNames.has(name.toLowerCase())) continue
      usedNames.add(name.toLowerCase())
      return name
    }
  }
}

const safe = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{C}/\\"<>|:*?]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')

function split(name: string) {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,8})?$/.exec(name) ?? []
  return { stem: RESERVED.test(stem) ? `${stem}_` : stem, ending }
}
