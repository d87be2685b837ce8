/** A product with its photos. */
export interface Pictured {
  readonly CODIGO: string
  readonly NOMBRE: string
  readonly count: number
}
export type Reason = 'unknownCode' | 'tooMany' | 'notPicture'
export interface Planned {
  readonly file: File
  /** Target product, or the reason for none. */
  readonly product?: Pictured
  readonly reason?: Reason
}

/**
 * Product codes in a file name: the whole name, or the part before a number that follows a dash, underscore
 * or space, or is in brackets.
 */
export function codesIn(name: string): readonly string[] {
  const stem = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .trim()
    .toUpperCase()
  const [, before] = /^(.+?)(?:[-_ ]+\(?\d{1,2}\)?|\(\d{1,2}\))$/.exec(stem) ?? []
  return before === undefined ? [stem] : [stem, before.trim()]
}

/** Plan of an upload: product and order of each photo, by name. */
export function planUpload(
  files: readonly File[],
  products: readonly Pictured[],
  { most, types }: { readonly most: number; readonly types: readonly string[] },
): readonly Planned[] {
  const byCode = new Map(products.map(product => [product.CODIGO.toUpperCase(), product]))
  const counts = new Map(products.map(({ CODIGO, count }) => [CODIGO, count]))
  const byName = [...files].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  return byName.map((file): Planned => {
    if (!types.includes(file.type)) return { file, reason: 'notPicture' }
    const product = codesIn(file.name)
      .map(code => byCode.get(code))
      .find(match => match !== undefined)
    if (!product) return { file, reason: 'unknownCode' }
    const count = counts.get(product.CODIGO) ?? 0
    if (count >= most) return { file, product, reason: 'tooMany' }
    counts.set(product.CODIGO, count + 1)
    return { file, product }
  })
}
