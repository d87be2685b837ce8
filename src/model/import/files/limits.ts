/** Shown before a file is chosen. */
export const MOST_IMPORT_ROWS = 20_000
export const MOST_COLUMNS = 100
export const MOST_MEGABYTES = 10
/** Limit of the uncompressed size in bytes: a small workbook can contain a huge one. */
export const MOST_UNFOLDED = 150 * 1024 * 1024

type Trouble = 'tooBig' | 'tooManyRows' | 'tooManyColumns' | 'empty' | 'unreadable'

/** Why a file is refused; `importing.trouble` has the texts. */
export class FileTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble)
    this.name = 'FileTrouble'
  }
}
