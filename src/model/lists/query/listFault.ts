/** A question about a list that cannot be asked. `code` is the key of its message (`src/locales/<language>/errors.json`). */
export class ListFault extends Error {
  constructor(
    readonly code: string,
    readonly params?: Readonly<Record<string, string | number>>,
  ) {
    super(code)
    this.name = 'ListFault'
  }
}
