/** Said before a file is chosen (safety.md 16). */
export const MOST_ROWS = 20_000
export const MOST_COLUMNS = 100
export const MOST_MEGABYTES = 10
/** What a workbook may unfold to: a small file can hide a huge one. */
export const MOST_UNFOLDED = 150 * 1024 * 1024

export type Trouble = 'tooBig' | 'tooManyRows' | 'tooManyColumns' | 'empty' | 'unreadable'

/** Why a file is not taken; `importing.trouble` says it. */
export class FileTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble)
    this.name = 'FileTrouble'
  }
}
