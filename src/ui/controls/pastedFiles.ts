/**
 * Files of a paste or drop. Text wins over files, because copied table cells include a picture of
 * themselves, unless the text is only the files' names.
 */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])]
  const words = data?.getData('text/plain').trim() ?? ''
  const names = new Set(files.map(({ name }) => name))
  return words === '' || words.split(/[\r\n]+/).every(line => names.has(line)) ? files : []
}
