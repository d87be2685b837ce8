/**
 * The files that a paste or a drop means: a table's cells come with a picture of themselves, and where
 * there are words, they are meant; unless the words are only the files' own names.
 */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])]
  const words = data?.getData('text/plain').trim() ?? ''
  const names = new Set(files.map(({ name }) => name))
  return words === '' || words.split(/[\r\n]+/).every(line => names.has(line)) ? files : []
}
